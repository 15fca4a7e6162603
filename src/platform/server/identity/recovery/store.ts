import { sql } from 'kysely';
import type { DbOrTx, Tx } from '../../db/database.ts';
import { hashOfToken } from '../../single-use-token.ts';

export interface NewRecovery {
  readonly accountId: string;
  readonly email: string;
  readonly operator: string;
  readonly token: string;
  readonly askedAt: Date;
  readonly dueAt: Date;
}

/** Keeps that an account is to be recovered; false when it is so already. */
export async function saveRecovery(tx: Tx, recovery: NewRecovery): Promise<boolean> {
  const { numInsertedOrUpdatedRows: saved = 0n } = await tx
    .insertInto('identity_recoveries')
    .values({
      account_id: recovery.accountId,
      email: recovery.email,
      operator: recovery.operator,
      token_hash: hashOfToken(recovery.token),
      asked_at: recovery.askedAt,
      due_at: recovery.dueAt,
    })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .executeTakeFirst();
  return saved > 0n;
}

/** Whether a word of a mail still stops something. */
export async function isRecoveryOpen(db: DbOrTx, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_recoveries')
    .select('account_id')
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the recovery that this word stops; answers of which account, undefined of none. */
export async function dropRecoveryOf(db: DbOrTx, token: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('identity_recoveries')
    .where('token_hash', '=', hashOfToken(token))
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

/** Ends the recovery of an account; false when there is none. */
export async function dropRecovery(db: DbOrTx, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_recoveries')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface DueRecovery {
  readonly accountId: string;
  readonly email: string;
  readonly operator: string;
}

/** Takes the next recovery whose time has come, away: it is carried out in the same transaction, or stays. */
export async function takeDueRecovery(tx: Tx, now: Date): Promise<DueRecovery | undefined> {
  const { rows } = await sql<DueRecovery>`delete from identity_recoveries where account_id = (
      select account_id from identity_recoveries where due_at <= ${now} order by due_at limit 1
      for update skip locked)
    returning account_id as "accountId", email, operator`.execute(tx);
  return rows[0];
}
