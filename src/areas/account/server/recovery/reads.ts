import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';

/** Every address that an account has, had lately or is vouched for with: in lower case, each once. */
export async function knownAddresses(db: DbOrTx, personId: PersonId, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct lower(email::text) as email from (
      select email from people where id = ${personId}
      union all select email from identity_accounts where id = ${accountId}::uuid
      union all select email from identity_linked_providers where account_id = ${accountId}::uuid
      union all select email from email_undos where person_id = ${personId}) known
    where email is not null order by 1`.execute(db);
  return rows.map(({ email }) => email);
}

/** Who is behind an account. */
export async function personOfAccount(
  db: DbOrTx,
  issuer: string,
  accountId: string,
): Promise<{ readonly id: PersonId; readonly username: string | null } | undefined> {
  return db
    .selectFrom('identities')
    .innerJoin('people', 'people.id', 'identities.person_id')
    .select(['people.id', 'people.username'])
    .where('identities.issuer', '=', issuer)
    .where('identities.subject', '=', accountId)
    .executeTakeFirst();
}

const SHOWN = 20;

export interface RecoveryEventRow {
  readonly event: 'recovery-asked' | 'recovery-cancelled' | 'recovered';
  readonly at: Date;
}

/** What was recorded of recoveries of this person's account, the newest first. */
export async function recoveryEventsOf(db: DbOrTx, personId: PersonId): Promise<RecoveryEventRow[]> {
  const { rows } = await sql<RecoveryEventRow>`select event, at from security_events
    where person_id = ${personId} and event in ('recovery-asked', 'recovery-cancelled', 'recovered')
    order by at desc, id desc limit ${SHOWN}`.execute(db);
  return rows;
}
