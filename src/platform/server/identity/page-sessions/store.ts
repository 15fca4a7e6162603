import { type RawBuilder, sql } from 'kysely';
import type { PersonId } from '#platform/shared/ids.ts';
import type { DbOrTx } from '../../db/database.ts';
import { LASTS_DAYS } from './rotation.ts';

export interface SessionRow {
  readonly id: string;
  readonly personId: PersonId;
  readonly secretHash: Buffer;
  readonly previousHash: Buffer | null;
  readonly shown: boolean;
  /** Seconds since the current secret was sent. */
  readonly age: number;
  readonly grantId: string | null;
  readonly providerTokens: Buffer | null;
  readonly loggedInAt: Date | null;
  readonly subject: string;
}

export interface NewSession {
  readonly id: string;
  readonly personId: PersonId;
  readonly secretHash: Buffer;
  readonly grantId: string | null;
  readonly providerTokens: Buffer | null;
  readonly loggedInAt: Date | null;
}

// By the clock of the database, like the log-ins that the provider keeps.
const end = (): RawBuilder<Date> => sql<Date>`now() + ${LASTS_DAYS} * interval '1 day'`;

/** Keeps a new session; one that the same browser had before is over. */
export async function beginSession(
  db: DbOrTx,
  session: NewSession,
  replaced: string | undefined,
): Promise<void> {
  if (replaced) await endSession(db, replaced);
  const { id, personId, secretHash, grantId, providerTokens, loggedInAt } = session;
  await sql`insert into page_sessions (id, person_id, secret_hash, grant_id, provider_tokens, logged_in_at, expires_at)
    values (${id}, ${personId}, ${secretHash}, ${grantId}, ${providerTokens}, ${loggedInAt}, ${end()})`.execute(
    db,
  );
}

/** A session that still stands, and whose log-in does, with who it is at this provider. */
export async function findSession(db: DbOrTx, id: string, issuer: string): Promise<SessionRow | undefined> {
  const found = await sql<SessionRow>`
    select s.id, s.person_id as "personId", s.secret_hash as "secretHash", s.previous_hash as "previousHash", s.shown,
      extract(epoch from now() - s.rotated_at)::float8 as age, s.grant_id as "grantId",
      s.provider_tokens as "providerTokens", s.logged_in_at as "loggedInAt", i.subject
    from page_sessions s join identities i on i.person_id = s.person_id and i.issuer = ${issuer}
    where s.id = ${id} and s.expires_at > now() and (s.grant_id is null or exists (
      select 1 from identity_payloads g where g.model = 'Grant' and g.id = s.grant_id and (g.expires_at is null or g.expires_at > now())))`.execute(
    db,
  );
  return found.rows[0];
}

/** Whether there is such a session at all, also one that is over; the cookie of one lives no longer than its row. */
export async function isSessionKnown(db: DbOrTx, id: string): Promise<boolean> {
  const row = await db.selectFrom('page_sessions').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function markShown(db: DbOrTx, id: string): Promise<void> {
  await db.updateTable('page_sessions').set({ shown: true }).where('id', '=', id).execute();
}

/** Replaces the secret; false when somebody else has done so meanwhile. `kept` is the one that the browser has. */
export async function rotateSession(
  db: DbOrTx,
  { id, secretHash }: SessionRow,
  kept: Buffer,
  next: Buffer,
): Promise<boolean> {
  const result = await db
    .updateTable('page_sessions')
    .set({ secret_hash: next, previous_hash: kept, shown: false, rotated_at: sql`now()`, expires_at: end() })
    .where('id', '=', id)
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Lets one request at a time renew the provider's tokens: a refresh token that is shown twice ends the log-in there.
 * Answers the tokens as they are now, or undefined while another request renews them.
 */
export async function claimRenewal(db: DbOrTx, id: string): Promise<Buffer | undefined> {
  const claimed = await sql<{ tokens: Buffer }>`
    update page_sessions set renewing_until = now() + interval '10 seconds'
    where id = ${id} and (renewing_until is null or renewing_until < now())
    returning provider_tokens as tokens`.execute(db);
  return claimed.rows[0]?.tokens;
}

export async function keepProviderTokens(db: DbOrTx, id: string, tokens: Buffer): Promise<void> {
  const renewed = { provider_tokens: tokens, renewing_until: null };
  await db.updateTable('page_sessions').set(renewed).where('id', '=', id).execute();
}

export async function endSession(db: DbOrTx, id: string): Promise<void> {
  await db.deleteFrom('page_sessions').where('id', '=', id).execute();
}

/** Ends the pages of a person in every browser. */
export async function endSessionsOf(db: DbOrTx, personId: PersonId): Promise<void> {
  await db.deleteFrom('page_sessions').where('person_id', '=', personId).execute();
}
