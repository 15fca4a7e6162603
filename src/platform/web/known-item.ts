import { type InfiniteData, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';

interface Listed {
  readonly id: string;
}

type Lists = InfiniteData<{ readonly items?: readonly Listed[] }>;

/**
 * What one of the lists that were read already says of a thing, so that the page of it begins with that instead of with
 * nothing. `isOne` tells what such a list holds from what else is kept under the same key.
 */
export function knownItem<T extends Listed>(
  client: QueryClient,
  { queryKey, id, isOne }: { queryKey: QueryKey; id: string; isOne: (item: Listed) => item is T },
): T | undefined {
  for (const [, list] of client.getQueriesData<Lists>({ queryKey })) {
    const items = list?.pages?.flatMap((page) => page.items ?? []) ?? [];
    const found = items.find((item): item is T => item.id === id && isOne(item));
    if (found) return found;
  }
  return undefined;
}

export function useKnownItem<T extends Listed>(wanted: Parameters<typeof knownItem<T>>[1]): T | undefined {
  return knownItem(useQueryClient(), wanted);
}
