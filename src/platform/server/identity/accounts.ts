import type { DbOrTx, Tx } from '../db/database.ts';
import { newId } from '../new-id.ts';
import { fittingHash, type Password } from './password.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly passwordHash: string;
  /** False while nobody knows the password that stands there: they came by a code in a mail. */
  readonly passwordChosen: boolean;
  /** It was found in a list of leaked passwords. */
  readonly passwordLeaked: boolean;
}

/** Accounts that may answer to one address: the proved one, or else the first claims, which no later one pushes out. */
const CANDIDATES = 3;

/** The account of this address that the password opens; takes as long when there is none. */
export async function accountByPassword(
  db: DbOrTx,
  email: string,
  password: string,
): Promise<Account | undefined> {
  const candidates = await candidatesOf(db, email);
  const fitting = await fittingHash(
    candidates.map((account) => account.passwordHash),
    password,
    CANDIDATES,
  );
  return candidates[fitting];
}

/** Who a forgotten password belongs to: the proved account of the address, or else a claim to it. */
export async function accountByEmail(db: DbOrTx, email: string): Promise<Account | undefined> {
  return (await candidatesOf(db, email))[0];
}

async function candidatesOf(db: DbOrTx, email: string): Promise<Account[]> {
  const rows = await accountRows(db)
    .where('email', '=', email)
    .orderBy((eb) => eb('email_verified_at', 'is', null))
    .orderBy('created_at')
    .limit(CANDIDATES)
    .execute();
  const accounts = rows.map(accountOf);
  return accounts[0]?.emailVerified ? accounts.slice(0, 1) : accounts;
}

export async function accountById(db: DbOrTx, id: string): Promise<Account | undefined> {
  const row = await accountRows(db).where('id', '=', id).executeTakeFirst();
  return row && accountOf(row);
}

/** All who say that an address is theirs and have not proved it. */
export async function claimsTo(db: DbOrTx, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('identity_accounts')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Opens an account; several may claim an address until one of them proves it. */
export async function createAccount(tx: DbOrTx, email: string, password: Password): Promise<string> {
  const id = newId<string>();
  await tx
    .insertInto('identity_accounts')
    .values({ id, email, password_hash: password.hash, password_chosen: password.chosen })
    .execute();
  return id;
}

/** Sets a new password and ends every session of the account, on all devices. */
export async function changePassword(tx: Tx, accountId: string, password: Password): Promise<void> {
  await savePassword(tx, accountId, password);
  await endSessions(tx, accountId);
}

export async function savePassword(tx: Tx, accountId: string, { hash, chosen }: Password): Promise<void> {
  await tx
    .updateTable('identity_accounts')
    .set({ password_hash: hash, password_chosen: chosen, password_leaked: false })
    .where('id', '=', accountId)
    .execute();
}

/** Notes that the password which was just shown stands in a list of leaked ones. */
export async function noteLeakedPassword(db: DbOrTx, accountId: string): Promise<void> {
  await db
    .updateTable('identity_accounts')
    .set({ password_leaked: true })
    .where('id', '=', accountId)
    .execute();
}

/** Ends every session of the account, whatever the provider keeps of it. */
export async function endSessions(tx: DbOrTx, accountId: string): Promise<void> {
  await tx.deleteFrom('identity_payloads').where('account_id', '=', accountId).execute();
}

/**
 * Records that the account's holder reads this address, which becomes the one to log in with. False when
 * another account has proved it before.
 */
export async function proveEmail(tx: Tx, accountId: string, email: string, now: Date): Promise<boolean> {
  const other = await tx
    .selectFrom('identity_accounts')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .where('id', '!=', accountId)
    .executeTakeFirst();
  if (other) return false;
  await dropMailCodes(tx, accountId);
  await tx
    .updateTable('identity_accounts')
    .set({ email, email_verified_at: now })
    .where('id', '=', accountId)
    .execute();
  await tx.deleteFrom('identity_resets').where('account_id', '=', accountId).execute();
  return true;
}

/** What was mailed to the address of an account to log in with is void. */
export async function dropMailCodes(db: DbOrTx, accountId: string): Promise<void> {
  await db
    .deleteFrom('identity_mail_codes')
    .where('email', 'in', (eb) =>
      eb.selectFrom('identity_accounts').select('email').where('id', '=', accountId),
    )
    .execute();
}

function accountRows(db: DbOrTx) {
  return db
    .selectFrom('identity_accounts')
    .select(['id', 'email', 'email_verified_at', 'password_hash', 'password_chosen', 'password_leaked']);
}

function accountOf(row: {
  id: string;
  email: string;
  email_verified_at: Date | null;
  password_hash: string;
  password_chosen: boolean;
  password_leaked: boolean;
}): Account {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    passwordHash: row.password_hash,
    passwordChosen: row.password_chosen,
    passwordLeaked: row.password_leaked,
  };
}
