import { isRefusal, missing } from '#platform/shared/decision.ts';
import type { Platform } from '../../platform.ts';
import { recordSecurity } from '../../security/record-security.ts';
import { hashOfToken } from '../../single-use-token.ts';
import { inTransaction } from '../../write.ts';
import { dropOpenProofs } from '../end-access.ts';
import { dropPasskeysMadeIn } from '../passkeys/store.ts';
import { dropLinksMadeIn } from '../providers/store.ts';
import { dropSecondFactorMadeIn } from '../second-factor/store.ts';
import { forgetDeviceOf } from './devices.ts';
import { endLogIn } from './log-ins.ts';

/**
 * Ends the log-in of which its owner says that it was not them, with the keys and the second factor that were made in
 * it and what was mailed and not used. False when the word was used or is too old.
 */
export async function denyLogIn(platform: Platform, token: string): Promise<boolean> {
  const now = platform.now();
  const result = await inTransaction(platform.database, async (tx) => {
    const denied = await tx
      .updateTable('identity_denials')
      .set({ used_at: now })
      .where('token_hash', '=', hashOfToken(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['account_id', 'grant_id'])
      .executeTakeFirst();
    if (!denied) return missing();
    const { account_id: accountId, grant_id: grantId } = denied;
    await dropPasskeysMadeIn(tx, accountId, grantId);
    await dropLinksMadeIn(tx, accountId, grantId);
    await dropSecondFactorMadeIn(tx, accountId, grantId);
    await forgetDeviceOf(tx, accountId, grantId);
    await dropOpenProofs(tx, { personId: undefined, accountId });
    await endLogIn(platform, tx, accountId, grantId);
    await recordSecurity(platform, tx, 'log-in-denied', { accountId });
    return true;
  });
  return !isRefusal(result);
}
