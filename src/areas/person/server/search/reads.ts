import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import { type FaceRow, presentPersonSummary } from '../face.ts';
import { blockedPairSql } from '../relations/reads.ts';

/** People whose name holds the text, the nearest to the viewer first; nobody who blocks or is blocked. */
export async function findPeople(
  db: DbOrTx,
  viewerId: PersonId,
  typed: string,
  most: number,
): Promise<PersonSummary[]> {
  const pattern = `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
  const found = await sql<FaceRow>`
    select p.id, p.username, p.display_name, p.picture_media_id from people p
    where (p.username::text || ' ' || p.display_name) ilike ${pattern}
      and p.onboarded_at is not null and p.suspended_at is null and p.id <> ${viewerId}
      and not ${blockedPairSql(sql`${viewerId}::uuid`, sql`p.id`)}
    order by exists (select 1 from follows f where f.state = 'FOLLOWING'
        and ((f.follower_id = ${viewerId} and f.followee_id = p.id)
          or (f.followee_id = ${viewerId} and f.follower_id = p.id))) desc,
      p.username = ${typed} desc, char_length(p.display_name), p.id
    limit ${most}`.execute(db);
  return found.rows.map(presentPersonSummary);
}
