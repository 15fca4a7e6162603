import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows what a touch will change before the server has answered, wherever it was read; returns how to take it back.
 * What is being read of it meanwhile is stopped: it would show the time before the touch.
 */
export function showAtOnce<T>(queries: QueryClient, queryKey: QueryKey, change: (data: T) => T): () => void {
  void queries.cancelQueries({ queryKey });
  const before = queries.getQueriesData<T>({ queryKey });
  queries.setQueriesData<T>({ queryKey }, (data) => data && change(data));
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data);
  };
}
