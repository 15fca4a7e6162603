import type { DbOrTx, Tx } from '../../db/database.ts';

export interface SecondFactor {
  readonly accountId: string;
  /** Encrypted. */
  readonly secret: Buffer;
  readonly isOn: boolean;
  readonly lastStep: number;
}

export async function findSecondFactor(db: DbOrTx, accountId: string): Promise<SecondFactor | undefined> {
  const row = await db
    .selectFrom('identity_second_factors')
    .select(['secret', 'confirmed_at', 'last_step'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return (
    row && {
      accountId,
      secret: row.secret,
      isOn: row.confirmed_at !== null,
      lastStep: Number(row.last_step),
    }
  );
}

/** Whether a log-in of this account asks for a code of an app. */
export async function hasSecondFactor(db: DbOrTx, accountId: string): Promise<boolean> {
  return (await findSecondFactor(db, accountId))?.isOn === true;
}

interface Draft {
  readonly accountId: string;
  readonly secret: Buffer;
  readonly madeIn: string | null;
  readonly now: Date;
}

/** Keeps a secret that asks for nothing yet; one that is on stays. False then. */
export async function saveDraft(tx: Tx, { accountId, secret, madeIn, now }: Draft): Promise<boolean> {
  const row = { secret, made_in: madeIn, created_at: now, last_step: 0 };
  const saved = await tx
    .insertInto('identity_second_factors')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet(row)
        .where('identity_second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return (saved.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function confirmSecondFactor(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('identity_second_factors')
    .set({ confirmed_at: now })
    .where('account_id', '=', accountId)
    .execute();
}

/** Uses up a time step; false when it, or a later one, was used before: no code counts twice. */
export async function spendStep(db: DbOrTx, accountId: string, step: number): Promise<boolean> {
  const spent = await db
    .updateTable('identity_second_factors')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return spent.numUpdatedRows > 0n;
}

export async function dropSecondFactor(tx: DbOrTx, accountId: string): Promise<boolean> {
  await tx.deleteFrom('identity_recovery_codes').where('account_id', '=', accountId).execute();
  const gone = await tx
    .deleteFrom('identity_second_factors')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** The same, if it was made in that log-in. */
export async function dropSecondFactorMadeIn(tx: Tx, accountId: string, grantId: string): Promise<void> {
  const made = await tx
    .selectFrom('identity_second_factors')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('made_in', '=', grantId)
    .executeTakeFirst();
  if (made) await dropSecondFactor(tx, accountId);
}

/** Keeps new recovery codes, as hashes; those before end. */
export async function replaceRecoveryCodes(
  tx: Tx,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('identity_recovery_codes').where('account_id', '=', accountId).execute();
  await tx
    .insertInto('identity_recovery_codes')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute();
}

export async function spendRecoveryCode(
  db: DbOrTx,
  accountId: string,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const spent = await db
    .updateTable('identity_recovery_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return spent.numUpdatedRows > 0n;
}

export async function recoveryCodesLeft(db: DbOrTx, accountId: string): Promise<number> {
  const rows = await db
    .selectFrom('identity_recovery_codes')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
  return rows.length;
}
