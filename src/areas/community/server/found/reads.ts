import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { type Found, lineOf } from '#platform/shared/found.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import { picturesOf } from '../picture-urls.ts';
import { findableCommunities } from '../reads.ts';

interface Row {
  readonly id: CommunityId;
  readonly name: string;
  readonly privacy: string;
  readonly version: number;
  readonly description: string;
  readonly place_name: string | null;
  readonly inside: boolean;
}

/** Those of these communities that the person may find now; of a private one strangers learn its name. */
export async function foundCommunities(
  db: DbOrTx,
  personId: PersonId,
  ids: readonly CommunityId[],
): Promise<Found[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select c.id, c.name, c.privacy, c.version, left(c.description, 400) as description,
      c.location->>'name' as place_name, coalesce(me.state = 'MEMBER', false) as inside
    from communities c left join memberships me on me.community_id = c.id and me.person_id = ${personId}
    where c.id = any(${ids}::uuid[]) and ${findableCommunities(personId)}`.execute(db);
  return rows.map((row) => {
    const open = row.privacy === 'PUBLIC' || row.inside;
    return {
      ...{ id: row.id, title: row.name, line: open ? lineOf(row.description) : '' },
      ...{ when: null, timeZone: null, placeName: open ? row.place_name : null },
      pictureUrl: row.privacy === 'HIDDEN' ? null : picturesOf(row).logoUrl,
      path: `/community/view/${row.id}`,
    };
  });
}
