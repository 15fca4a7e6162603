import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { changesOfLogIn } from '../rules/hold.ts';

export async function dueAtOf(db: DbOrTx, personId: PersonId): Promise<Date | undefined> {
  const row = await db
    .selectFrom('account_deletions')
    .select('due_at')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.due_at;
}

/** Drafts of outings, posts and articles that only this person can finish. */
export async function countDrafts(db: DbOrTx, personId: PersonId): Promise<number> {
  const { rows } = await sql<{ drafts: number }>`select
    ((select count(*) from huddles where created_by = ${personId} and status = 'DRAFT')
    + (select count(*) from posts where author_id = ${personId} and state = 'DRAFT')
    + (select count(*) from inspirations where author_id = ${personId} and published_at is null))::int as drafts`.execute(
    db,
  );
  return rows[0]?.drafts ?? 0;
}

/** Whose fortnight is over; a few at a time. */
export async function dueForDeletion(db: DbOrTx, now: Date, limit: number): Promise<PersonId[]> {
  const rows = await db
    .selectFrom('account_deletions')
    .select('person_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map(({ person_id }) => person_id);
}

/** Where and in which language somebody is written to. */
export async function mailboxOf(db: DbOrTx, personId: PersonId) {
  const row = await db
    .selectFrom('people')
    .select(['email', 'locale', 'username'])
    .where('id', '=', personId)
    .executeTakeFirst();
  return row && { email: row.email, locale: row.locale, username: row.username };
}

export async function isDue(db: DbOrTx, personId: PersonId, now: Date): Promise<boolean> {
  const dueAt = await dueAtOf(db, personId);
  return dueAt !== undefined && dueAt <= now;
}

/** When how somebody logs in last changed, of what is still known. */
export async function logInChangedAt(db: DbOrTx, personId: PersonId): Promise<Date | undefined> {
  const row = await db
    .selectFrom('security_events')
    .select('at')
    .where('person_id', '=', personId)
    .where('event', 'in', changesOfLogIn)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}
