import type { PersonSummary } from '#platform/shared/wire-values.ts';
import { apiOf } from '#platform/web/api.ts';
import type { PersonContract } from '../contract/person.ts';

const api = apiOf<PersonContract>();

export async function findPeople(typed: string, signal: AbortSignal): Promise<PersonSummary[]> {
  const { people } = await api('GET /api/people', { query: { q: typed }, signal });
  return people;
}
