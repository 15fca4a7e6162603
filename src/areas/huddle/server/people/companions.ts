import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { mayReadRoster } from '../../rules/people.ts';
import type { VisibleHuddle } from '../reads.ts';
import { listCompanions } from './companions.sql.ts';

/** The first who go, whom the viewer follows or knows before all others; nobody where they may not know who goes. */
export async function companionsOf(db: Db, { row, access }: VisibleHuddle, viewerId: PersonId, now: Date) {
  const flags = { showAttending: row.show_attending, showInterested: row.show_interested };
  const rows = mayReadRoster(access, 'CONFIRMED', flags)
    ? await listCompanions(db, viewerId, row.id, now)
    : [];
  return rows.map((found) => ({
    person: presentPersonSummary(found),
    followed: found.followed,
    outings: found.outings,
  }));
}
