import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import type { placeContract } from '../../contract.ts';

const api = apiOf<typeof placeContract>();

/** Where I look if I do not say where; null where nobody knows. */
export const usualPlace = queryOptions({
  queryKey: ['place', 'usual'],
  queryFn: async ({ signal }) => (await api('GET /api/places/usual', { signal })).place,
  staleTime: 300_000,
});
