import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import type { SearchContract } from '../contract.ts';
import type { SearchKind } from '../rules/kinds.ts';

const api = apiOf<SearchContract>();

export interface Sought {
  readonly q: string;
  readonly kind: SearchKind | null;
  /** Also in other words: asked when somebody has finished typing. */
  readonly byMeaning: boolean;
}

/** What fits; while the next answer is on its way the one before stays. */
export function searchQuery({ q, kind, byMeaning }: Sought) {
  return queryOptions({
    queryKey: ['search', q, kind, byMeaning],
    meta: { kept: false },
    queryFn: ({ signal }) =>
      api('GET /api/search', {
        query: { q, ...(kind && { kind }), byMeaning: byMeaning ? 'true' : 'soon', limit: kind ? 50 : 24 },
        signal,
      }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}
