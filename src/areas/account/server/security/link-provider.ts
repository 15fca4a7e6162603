import type { Account } from '#platform/server/identity/accounts.ts';
import { faultOfLink } from '#platform/server/identity/providers/decide-link.ts';
import { hasLinked, linkedAccount, removeLink, saveLink } from '#platform/server/identity/providers/store.ts';
import type { Vouched } from '#platform/server/identity/providers/vouched.ts';
import { tellOfFactor } from '#platform/server/identity/tell-of-factor.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';

/** Links what a provider vouches for to the account of somebody who is there; its owner is told (GATE-13). */
export function linkProvider(
  platform: Platform,
  { id: accountId, email: accountEmail, emailVerified }: Account,
  { issuer, subject, address }: Vouched,
  madeIn: string | null,
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const linkedTo = await linkedAccount(tx, { issuer, subject });
    const hasOther = await hasLinked(tx, accountId, issuer);
    const fault = faultOfLink({ accountId, accountEmail, emailVerified, linkedTo, address, hasOther });
    if (fault) return refuse(fault);
    const link = { accountId, issuer, subject, email: accountEmail, madeIn };
    if (!(await saveLink(tx, link, platform.now()))) return refuse('PROVIDER_LINKED_ALREADY');
    await recordSecurity(platform, tx, 'provider-linked', { accountId });
    await tellOfFactor(platform, tx, accountId, 'PROVIDER_LINKED');
    return 'DONE';
  });
}

export function unlinkProvider(platform: Platform, account: Account, id: string): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    if (!(await removeLink(tx, account.id, id))) return missing();
    await recordSecurity(platform, tx, 'provider-unlinked', { accountId: account.id });
    await tellOfFactor(platform, tx, account.id, 'PROVIDER_UNLINKED');
    return 'DONE';
  });
}
