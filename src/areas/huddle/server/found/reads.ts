import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { type Found, lineOf } from '#platform/shared/found.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { coverUrl } from '../present.ts';
import { visibleHuddles } from '../reads.ts';

interface Row {
  readonly id: HuddleId;
  readonly name: string;
  readonly description: string;
  readonly privacy: string;
  readonly version: number;
  readonly starts_at: Date;
  readonly time_zone: string;
  readonly venue_name: string | null;
}

/** Those of these huddles that the person may find now. */
export async function foundHuddles(
  db: DbOrTx,
  personId: PersonId,
  ids: readonly HuddleId[],
): Promise<Found[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select h.id, h.name, left(h.description, 400) as description, h.privacy, h.version, h.starts_at, h.time_zone,
      h.venue->>'name' as venue_name
    from huddles h left join participations me on me.huddle_id = h.id and me.person_id = ${personId}
    where h.id = any(${ids}::uuid[]) and h.status = 'PUBLISHED' and ${visibleHuddles(personId)}`.execute(db);
  return rows.map((row) => ({
    ...{ id: row.id, title: row.name, line: lineOf(row.description) },
    ...{ when: row.starts_at.toISOString(), timeZone: row.time_zone, placeName: row.venue_name },
    pictureUrl: row.privacy === 'PUBLIC' ? coverUrl(row, true) : null,
    path: `/huddle/view/${row.id}`,
  }));
}
