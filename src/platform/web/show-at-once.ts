import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

const ahead = new Set<QueryKey>();

interface ShownAhead {
  /** The server has refused it. */
  takeBack(): void;
  /** The server has answered: what it says is shown from now on. */
  end(): void;
}

/**
 * Shows what a touch will change before the server has answered, wherever it was read. What is being read of it
 * meanwhile is stopped, and what becomes old is not read again before the end: it would show the time before the touch.
 */
export function showAtOnce<T>(queries: QueryClient, queryKey: QueryKey, change: (data: T) => T): ShownAhead {
  ahead.add(queryKey);
  void queries.cancelQueries({ queryKey });
  const before = queries.getQueriesData<T>({ queryKey });
  queries.setQueriesData<T>({ queryKey }, (data) => data && change(data));
  return {
    takeBack: () => {
      for (const [key, data] of before) queries.setQueryData(key, data);
    },
    end: () => ahead.delete(queryKey),
  };
}

/** Whether a query shows more than the server has answered. */
export const isShownAhead = (key: QueryKey): boolean =>
  [...ahead].some((start) => partialMatchKey(key, start));
