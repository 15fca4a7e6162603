import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { containing } from '#platform/server/db/like.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import { type FaceRow, presentPersonSummary } from '../face.ts';
import { blockedPairSql, follows } from '../relations/reads.ts';

/** Shorter texts have no trigram: the index of names cannot find them inside a name. */
const MIN_INDEXED = 3;
/** Of names that begin with a letter or two so many are looked at. */
const MAX_BEGINNINGS = 100;

/**
 * People whose name holds the text, the nearest to the viewer first; nobody who blocks or is blocked. One or two
 * letters are looked for where names begin, and anywhere only in those whom the viewer follows.
 */
export async function findPeople(
  db: DbOrTx,
  viewerId: PersonId,
  typed: string,
  limit: number,
): Promise<PersonSummary[]> {
  const pattern = containing(typed);
  const candidates =
    typed.length < MIN_INDEXED ? sql`and p.id in (${nearOrBeginning(viewerId, typed)})` : sql``;
  const found = await sql<FaceRow>`
    select p.id, p.username, p.display_name, p.picture_media_id from people p
    where (p.username::text || ' ' || p.display_name) ilike ${pattern} ${candidates}
      and p.onboarded_at is not null and p.suspended_at is null and p.id <> ${viewerId}
      and not ${blockedPairSql(sql`${viewerId}::uuid`, sql`p.id`)}
    order by (${follows(sql`${viewerId}::uuid`, sql`p.id`)} or ${follows(sql`p.id`, sql`${viewerId}::uuid`)}) desc,
      p.username = ${typed} desc, char_length(p.display_name), p.id
    limit ${limit}`.execute(db);
  return found.rows.map(presentPersonSummary);
}

/** Whom somebody follows, and the first of those whose name or username begins so. */
function nearOrBeginning(viewerId: PersonId, typed: string): RawBuilder<unknown> {
  const from = typed.toLowerCase();
  const until = `${from}\u{10ffff}`;
  const beginning = (name: RawBuilder<unknown>) => sql`(select id from people
    where onboarded_at is not null and ${name} >= ${from} and ${name} < ${until}
    order by ${name} limit ${sql.lit(MAX_BEGINNINGS)})`;
  return sql`select followee_id from follows where follower_id = ${viewerId} and state = 'FOLLOWING'
    union ${beginning(sql`lower(display_name) collate "C"`)}
    union ${beginning(sql`username::text collate "C"`)}`;
}
