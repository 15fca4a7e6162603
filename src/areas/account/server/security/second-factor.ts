import type { Account } from '#platform/server/identity/accounts.ts';
import { makeRecoveryCodes, turnOn } from '#platform/server/identity/second-factor/second-factor.ts';
import { dropSecondFactor, hasSecondFactor } from '#platform/server/identity/second-factor/store.ts';
import { tellOfFactor } from '#platform/server/identity/tell-of-factor.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';

/** Turns it on; answers the recovery codes, which are shown once. */
export function startSecondFactor(
  platform: Platform,
  { id }: Account,
  code: string,
): Promise<string[] | Refusal> {
  return inTransaction<string[]>(platform.database, async (tx) => {
    const codes = await turnOn(platform, tx, id, code);
    if (isRefusal(codes)) return codes;
    await recordSecurity(platform, tx, 'second-factor-on', { accountId: id });
    await tellOfFactor(platform, tx, id, 'SECOND_FACTOR_ON');
    return codes;
  });
}

export function renewRecoveryCodes(platform: Platform, { id }: Account): Promise<string[] | Refusal> {
  return inTransaction<string[]>(platform.database, async (tx) => {
    if (!(await hasSecondFactor(tx, id))) return refuse('NO_SECOND_FACTOR', {}, 'conflict');
    await recordSecurity(platform, tx, 'recovery-codes-made', { accountId: id });
    return makeRecoveryCodes(tx, id);
  });
}

export function endSecondFactor(platform: Platform, { id }: Account): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    if (!(await hasSecondFactor(tx, id))) return refuse('NO_SECOND_FACTOR', {}, 'conflict');
    await dropSecondFactor(tx, id);
    await recordSecurity(platform, tx, 'second-factor-off', { accountId: id });
    await tellOfFactor(platform, tx, id, 'SECOND_FACTOR_OFF');
    return 'DONE';
  });
}
