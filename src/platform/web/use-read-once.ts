import { useRef, useSyncExternalStore } from 'react';

/**
 * What only the browser knows (a note in its storage, the width of its window), read once. A page that comes from the
 * server comes alive with `before` first, as the server drew it, and shows the true value at once after that.
 */
export function useReadOnce<Value>(read: () => Value, before: Value): Value {
  const first = useRef<{ readonly value: Value } | null>(null);
  const readFirst = () => {
    first.current ??= { value: read() };
    return first.current.value;
  };
  return useSyncExternalStore(neverChanges, readFirst, () => before);
}

const neverChanges = () => () => undefined;
