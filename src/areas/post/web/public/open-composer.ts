import { useSyncExternalStore } from 'react';
import type { SharedThings } from '#platform/web/shared-things.ts';
import type { SaidView } from '../../contract/views.ts';

/** What the post dialog is opened for: a new post, words about another one, other words for one of mine. */
export type Composing =
  | { readonly kind: 'NEW'; readonly shared?: SharedThings }
  | { readonly kind: 'QUOTE'; readonly post: SaidView }
  | { readonly kind: 'EDIT'; readonly post: SaidView };

let composing: Composing | undefined;
const listeners = new Set<() => void>();

/** Opens the one post dialog of the frame, from anywhere; undefined closes it. */
export function openComposer(what: Composing | undefined): void {
  composing = what;
  for (const listener of listeners) listener();
}

export function useComposing(): Composing | undefined {
  return useSyncExternalStore(
    subscribe,
    () => composing,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
