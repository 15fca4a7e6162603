import { useSyncExternalStore } from 'react';
import type { Act } from '#platform/shared/outbox/act.ts';
import { formatTime } from '#platform/shared/time.ts';
import { useClock } from '../clock.tsx';

type Outbox = typeof import('./outbox.ts').outbox;

const nothing: readonly Act[] = [];
let loaded: Outbox | undefined;

/** What waits to be sent, once what sends it is loaded; the page stands before that. */
export function useActs(): readonly Act[] {
  return useSyncExternalStore(
    subscribe,
    () => loaded?.acts() ?? nothing,
    () => nothing,
  );
}

function subscribe(listener: () => void): () => void {
  let stop: (() => void) | undefined;
  let stopped = false;
  void import('./outbox.ts').then(({ outbox }) => {
    loaded = outbox;
    if (!stopped) stop = outbox.subscribe(listener);
    listener();
  });
  return () => {
    stopped = true;
    stop?.();
  };
}

/** Sends an act all the same, or throws it away. */
export const actDeeds = {
  again: async (key: string) => (await import('./outbox.ts')).outbox.again(key),
  reword: async (key: string, words: string) => (await import('./outbox.ts')).outbox.reword(key, words),
  handedOver: async (key: string) => (await import('./outbox.ts')).outbox.handedOver(key),
  drop: async (key: string) => (await import('./outbox.ts')).outbox.drop(key),
  sendAll: async () => (await import('./outbox.ts')).outbox.send(),
};

/** What waits at one place, with what can be done about it and its time in the words of the reader. */
export function useWaiting(isHere: (act: Act) => boolean) {
  const clock = useClock();
  return {
    acts: useActs().filter(isHere),
    timeOf: (at: number) => formatTime(new Date(at), clock),
    onAgain: (key: string) => void actDeeds.again(key),
    onReword: actDeeds.reword,
    onDrop: (key: string) => void actDeeds.drop(key),
  };
}
