import type { Account } from '#platform/server/identity/accounts.ts';
import { removePasskey } from '#platform/server/identity/passkeys/store.ts';
import { tellOfFactor } from '#platform/server/identity/tell-of-factor.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';

/** Removes a passkey; its owner is told, as of a new one. */
export function endPasskey(platform: Platform, account: Account, id: string): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    if (!(await removePasskey(tx, { id, accountId: account.id }))) return missing();
    await recordSecurity(platform, tx, 'passkey-removed', { accountId: account.id });
    await tellOfFactor(platform, tx, account.id, 'PASSKEY_REMOVED');
    return 'DONE';
  });
}
