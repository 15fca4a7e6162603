import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { DbOrTx, Tx } from '../../db/database.ts';
import type { Platform } from '../../platform.ts';
import { recordSecurity } from '../../security/record-security.ts';
import { inTransaction } from '../../write.ts';
import { loadFactorKeys } from '../keys.ts';
import { seal, unseal } from '../page-sessions/seal.ts';
import {
  addressOfSecret,
  hashOfRecoveryCode,
  isRecoveryCode,
  newRecoveryCodes,
  newSecret,
  stepOfCode,
} from './codes.ts';
import {
  confirmSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  saveDraft,
  spendRecoveryCode,
  spendStep,
} from './store.ts';

interface Owner {
  readonly accountId: string;
  readonly email: string;
  /** The log-in in which it is made. */
  readonly madeIn: string | null;
}

/** A new secret for an app of codes; it asks for nothing until one of its codes was given. */
export async function draftSecondFactor(
  platform: Platform,
  { accountId, email, madeIn }: Owner,
): Promise<{ secret: string; address: string } | Refusal<'SECOND_FACTOR_IS_ON'>> {
  const secret = newSecret();
  const keys = await loadFactorKeys(platform.database.db);
  const sealed = seal(keys, accountId, secret);
  const kept = await inTransaction(platform.database, (tx) =>
    saveDraft(tx, { accountId, secret: sealed, madeIn, now: platform.now() }),
  );
  if (!kept) return refuse('SECOND_FACTOR_IS_ON', {}, 'conflict');
  const issuer = platform.config.PRODUCT_NAME;
  return { secret, address: addressOfSecret({ secret, issuer, label: email }) };
}

/** Turns it on by a code of the app; answers the recovery codes, which are shown once. */
export async function turnOn(
  platform: Platform,
  tx: Tx,
  accountId: string,
  code: string,
): Promise<string[] | Refusal<'FACTOR_CODE_WRONG' | 'SECOND_FACTOR_IS_ON' | 'NO_SECOND_FACTOR'>> {
  const factor = await findSecondFactor(tx, accountId);
  if (!factor) return refuse('NO_SECOND_FACTOR', {}, 'conflict');
  if (factor.isOn) return refuse('SECOND_FACTOR_IS_ON', {}, 'conflict');
  if (!(await spendAppCode(platform, tx, accountId, code))) return refuse('FACTOR_CODE_WRONG');
  await confirmSecondFactor(tx, accountId, platform.now());
  return makeRecoveryCodes(tx, accountId);
}

/** New recovery codes; those before are worth nothing. */
export async function makeRecoveryCodes(tx: Tx, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, accountId, codes.map(hashOfRecoveryCode));
  return codes;
}

/** Whether a code of the app, or a recovery code, shows that it is the owner; either is used up. */
export async function spendFactorCode(platform: Platform, accountId: string, code: string): Promise<boolean> {
  const { db } = platform.database;
  if (await spendAppCode(platform, db, accountId, code)) return true;
  if (isRecoveryCode(code)) {
    const result = await inTransaction(platform.database, async (tx) => {
      if (!(await spendRecoveryCode(tx, accountId, hashOfRecoveryCode(code), platform.now()))) return false;
      await recordSecurity(platform, tx, 'recovery-code-used', { accountId });
      return true;
    });
    if (!isRefusal(result) && result) return true;
  }
  await recordSecurity(platform, db, 'second-factor-failed', { accountId });
  return false;
}

async function spendAppCode(
  platform: Platform,
  db: DbOrTx,
  accountId: string,
  code: string,
): Promise<boolean> {
  const plain = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(plain)) return false;
  const factor = await findSecondFactor(db, accountId);
  const keys = await loadFactorKeys(platform.database.db);
  const secret = factor && unseal(keys, accountId, factor.secret);
  const step = secret && stepOfCode(secret, plain, platform.now());
  return step !== undefined && step !== '' && (await spendStep(db, accountId, step));
}
