import { z } from 'zod';
import { isRefusal, refuse } from '#platform/shared/decision.ts';
import type { Platform } from '../../platform.ts';
import { recordSecurity } from '../../security/record-security.ts';
import { inTransaction } from '../../write.ts';
import { accountById } from '../accounts.ts';
import { tellOfFactor } from '../tell-of-factor.ts';
import { faultOfLink } from './decide-link.ts';
import { hasLinked, linkedAccount, saveLink } from './store.ts';

const pending = z.object({
  linking: z.object({
    provider: z.string(),
    issuer: z.string(),
    subject: z.string(),
    email: z.string(),
    accountId: z.string(),
    /** Whether the owner has pressed that it shall be. */
    agreed: z.boolean(),
  }),
});
export type PendingLink = z.output<typeof pending>['linking'];

/** What waits in a log-in for its owner's yes; it is kept with the log-in, and ends with it. */
export function pendingLinkIn(result: unknown): PendingLink | undefined {
  return pending.safeParse(result).data?.linking;
}

/**
 * Links what the owner of the account has agreed to in this log-in, once they are in. The facts are read again: an
 * address or a link may have changed meanwhile.
 */
export async function linkAgreed(
  platform: Platform,
  accountId: string,
  link: PendingLink | undefined,
): Promise<boolean> {
  if (!link?.agreed || link.accountId !== accountId) return false;
  const now = platform.now();
  const linked = await inTransaction(platform.database, async (tx) => {
    const account = await accountById(tx, accountId);
    const fault = faultOfLink({
      accountId,
      accountEmail: account?.email ?? '',
      emailVerified: account?.emailVerified ?? false,
      linkedTo: await linkedAccount(tx, link),
      address: { email: link.email },
      hasOther: await hasLinked(tx, accountId, link.issuer),
    });
    if (fault) return refuse(fault);
    // The log-in is not there yet, so that it cannot be named.
    const { issuer, subject, email } = link;
    if (!(await saveLink(tx, { accountId, issuer, subject, email, madeIn: null }, now)))
      return refuse('PROVIDER_LINKED_ALREADY');
    await recordSecurity(platform, tx, 'provider-linked', { accountId });
    await tellOfFactor(platform, tx, accountId, 'PROVIDER_LINKED');
    return true;
  });
  return !isRefusal(linked);
}
