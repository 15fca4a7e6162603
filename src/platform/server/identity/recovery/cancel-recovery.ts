import { isRefusal, missing } from '#platform/shared/decision.ts';
import type { Platform } from '../../platform.ts';
import { recordSecurity } from '../../security/record-security.ts';
import { inTransaction } from '../../write.ts';
import { dropRecovery, dropRecoveryOf } from './store.ts';

/** Stops a recovery by the word of a mail; false when nothing is under way under it. */
export async function cancelRecovery(platform: Platform, token: string): Promise<boolean> {
  const result = await inTransaction(platform.database, async (tx) => {
    const accountId = await dropRecoveryOf(tx, token);
    if (accountId === undefined) return missing();
    await recordSecurity(platform, tx, 'recovery-cancelled', { accountId });
    return true;
  });
  return !isRefusal(result);
}

/** Who logs in has not lost the account: nothing is recovered then. */
export async function cancelRecoveryAtLogIn(platform: Platform, accountId: string): Promise<void> {
  await inTransaction<'DONE'>(platform.database, async (tx) => {
    if (await dropRecovery(tx, accountId))
      await recordSecurity(platform, tx, 'recovery-cancelled', { accountId });
    return 'DONE';
  });
}
