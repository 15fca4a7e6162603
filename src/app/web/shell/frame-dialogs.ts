import { useSyncExternalStore } from 'react';

export type FrameDialog = 'feedback' | 'keys' | 'tour' | 'waiting' | 'leaving';

let opened: FrameDialog | undefined;
const listeners = new Set<() => void>();
let frames = 0;

/** Opens one of the dialogs that belong to no page, from anywhere in the frame. */
export function openFrameDialog(dialog: FrameDialog | undefined): void {
  opened = dialog;
  for (const listener of listeners) listener();
}

export function useFrameDialog(): FrameDialog | undefined {
  return useSyncExternalStore(
    subscribe,
    () => opened,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The frame says that it stands, so that its dialogs can be offered. */
export function standFrame(): () => void {
  frames += 1;
  return () => {
    frames -= 1;
  };
}

export function useHasFrame(): boolean {
  return frames > 0;
}
