import type { DbOrTx, Tx } from '../../db/database.ts';

export interface Passkey {
  /** Of the credential, in base64url. */
  readonly id: string;
  readonly accountId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly synced: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

function passkeys(db: DbOrTx) {
  return db
    .selectFrom('identity_passkeys')
    .select(['id', 'account_id as accountId', 'public_key as publicKey', 'counter', 'transports', 'name'])
    .select(['synced', 'created_at as createdAt', 'last_used_at as lastUsedAt']);
}

/** The passkeys of an account, the oldest first. */
export function passkeysOf(db: DbOrTx, accountId: string): Promise<Passkey[]> {
  return passkeys(db).where('account_id', '=', accountId).orderBy('created_at').orderBy('id').execute();
}

export function findPasskey(db: DbOrTx, id: string): Promise<Passkey | undefined> {
  return passkeys(db).where('id', '=', id).executeTakeFirst();
}

export type NewPasskey = Omit<Passkey, 'lastUsedAt'> & { readonly madeIn: string | null };

/** False when somebody has this key already. */
export async function savePasskey(tx: Tx, key: NewPasskey): Promise<boolean> {
  const saved = await tx
    .insertInto('identity_passkeys')
    .values({
      id: key.id,
      account_id: key.accountId,
      public_key: key.publicKey,
      counter: key.counter,
      transports: [...key.transports],
      name: key.name,
      synced: key.synced,
      made_in: key.madeIn,
      created_at: key.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (saved.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function renamePasskey(
  db: DbOrTx,
  { id, accountId }: Pick<Passkey, 'id' | 'accountId'>,
  name: string,
): Promise<boolean> {
  const renamed = await db
    .updateTable('identity_passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return renamed.numUpdatedRows > 0n;
}

export async function removePasskey(
  tx: Tx,
  { id, accountId }: Pick<Passkey, 'id' | 'accountId'>,
): Promise<boolean> {
  const removed = await tx
    .deleteFrom('identity_passkeys')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export async function notePasskeyUse(
  db: DbOrTx,
  { id, counter, synced, now }: { id: string; counter: number; synced: boolean; now: Date },
): Promise<void> {
  await db
    .updateTable('identity_passkeys')
    .set({ counter, synced, last_used_at: now })
    .where('id', '=', id)
    .execute();
}

/** All of them end: who takes the account back cannot know which are theirs. */
export async function dropPasskeys(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('identity_passkeys').where('account_id', '=', accountId).execute();
}

export async function dropPasskeysMadeIn(tx: Tx, accountId: string, grantId: string): Promise<void> {
  await tx
    .deleteFrom('identity_passkeys')
    .where('account_id', '=', accountId)
    .where('made_in', '=', grantId)
    .execute();
}

export type Purpose = 'MAKE' | 'SHOW';

interface Challenge {
  readonly challenge: string;
  readonly accountId: string;
  readonly purpose: Purpose;
}

const GOOD_FOR_MS = 5 * 60_000;

/** Keeps a question for a key; it may be answered once. */
export async function keepChallenge(db: DbOrTx, challenge: Challenge, now: Date): Promise<void> {
  await db
    .insertInto('identity_challenges')
    .values({
      challenge: challenge.challenge,
      account_id: challenge.accountId,
      purpose: challenge.purpose,
      expires_at: new Date(now.getTime() + GOOD_FOR_MS),
    })
    .execute();
}

export async function spendChallenge(db: DbOrTx, challenge: Challenge, now: Date): Promise<boolean> {
  const spent = await db
    .deleteFrom('identity_challenges')
    .where('challenge', '=', challenge.challenge)
    .where('account_id', '=', challenge.accountId)
    .where('purpose', '=', challenge.purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return spent.numDeletedRows > 0n;
}
