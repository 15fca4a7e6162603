import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { KEPT_MS } from '../../rules/username-change.ts';

/** When somebody has left names, up to now. */
export async function usernameChangesOf(db: DbOrTx, personId: PersonId): Promise<Date[]> {
  const rows = await db
    .selectFrom('username_changes')
    .select('left_at')
    .where('person_id', '=', personId)
    .orderBy('left_at', 'desc')
    .limit(10)
    .execute();
  return rows.map(({ left_at }) => left_at);
}

/** Why a name may not be chosen: somebody else has it, or left it a moment ago, or has one that looks the same. */
export async function clashOfUsername(
  db: DbOrTx,
  { personId, username, now }: { personId: PersonId; username: string; now: Date },
): Promise<'USERNAME_TAKEN' | 'USERNAME_LOOKS_ALIKE' | undefined> {
  const keptSince = new Date(now.getTime() - KEPT_MS);
  const found = await sql<{ username: string }>`
    (select username::text from people
     where username_shape(username::text) = username_shape(${username}) and username is not null
       and id <> ${personId} limit 20)
    union all
    (select username::text from username_changes
     where username_shape(username::text) = username_shape(${username}) and left_at > ${keptSince}
       and person_id <> ${personId} limit 20)`.execute(db);
  if (found.rows.length === 0) return undefined;
  const same = found.rows.some((row) => row.username.toLowerCase() === username.toLowerCase());
  return same ? 'USERNAME_TAKEN' : 'USERNAME_LOOKS_ALIKE';
}

/** The name to which one leads that was left less than 90 days ago; undefined when it leads nowhere. */
export async function whereUsernameLeads(
  db: DbOrTx,
  username: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('username_changes as c')
    .innerJoin('people as p', 'p.id', 'c.person_id')
    .select('p.username')
    .where('c.username', '=', username)
    .where('c.left_at', '>', new Date(now.getTime() - KEPT_MS))
    .where('p.suspended_at', 'is', null)
    .where('p.username', 'is not', null)
    .orderBy('c.left_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.username ?? undefined;
}
