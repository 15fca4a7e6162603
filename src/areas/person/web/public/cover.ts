import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import type { PersonContract } from '../../contract/person.ts';

const api = apiOf<PersonContract>();
const WIDTH = 1_280;

/** Somebody's cover as bytes, because it is behind a token; `address` changes with the picture. */
export function coverQuery(id: string, address: string) {
  return queryOptions({
    queryKey: ['person', id, 'cover', address],
    queryFn: async ({ signal }) => {
      const answer = await api('GET /api/user/:id/cover', { params: { id }, query: { w: WIDTH }, signal });
      return answer.blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
