import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Group } from '../../rules/people.ts';
import type { VisibleHuddle } from '../reads.ts';
import { listParticipants } from './reads.ts';

/**
 * The first who wait for a place, in the order of the queue, and how many wait in all; for hosts, undefined for everybody
 * else. Who was added by hand has no page, and counts among the others.
 */
export async function waitingOf(db: Db, huddle: VisibleHuddle, viewerId: PersonId, limit: number) {
  const found = await firstOf(db, huddle, viewerId, { group: 'WAITING', limit });
  return found && { first: found.first, total: huddle.row.waiting_count };
}

/** The first of one of the lists of people, and whether it has others; for hosts, undefined for everybody else. */
export async function firstOf(
  db: Db,
  { row, access }: VisibleHuddle,
  viewerId: PersonId,
  { group, limit }: { readonly group: Group; readonly limit: number },
) {
  if (access !== 'HOST') return undefined;
  const page = { group, name: '', after: undefined, limit };
  const rows = await listParticipants(db, { id: viewerId, hosts: true }, row.id, page);
  const first = rows
    .slice(0, limit)
    .flatMap((found) => (found.registered ? presentPersonSummary(found) : []));
  return { first, isMore: rows.length > first.length };
}
