import { useSyncExternalStore } from 'react';

/** A short message that goes away by itself (SHELL-1). */
export interface Toast {
  readonly kind: 'success' | 'error' | 'warning' | 'info';
  readonly summary: string;
  readonly detail?: string;
  /** Becomes a link to `{route}/view/{id}`. */
  readonly data?: { readonly objectLabel: string; readonly route: string; readonly id: string };
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Stays until it is closed, for what must not be missed. */
  readonly stays?: boolean;
}

export interface ShownToast extends Toast {
  readonly key: number;
}

const nothing: readonly ShownToast[] = [];
const MAX_AT_ONCE = 4;
let shown = nothing;
let nextKey = 1;
const listeners = new Set<() => void>();

export function showToast(toast: Toast): void {
  const same = (other: Toast) => other.summary === toast.summary && other.detail === toast.detail;
  shown = [...shown.filter((other) => !same(other)), { ...toast, key: nextKey++ }].slice(-MAX_AT_ONCE);
  tell();
}

export function closeToast(key: number): void {
  shown = shown.filter((toast) => toast.key !== key);
  tell();
}

export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => nothing,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
