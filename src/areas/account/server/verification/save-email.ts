import { isDisposable } from '#platform/server/identity/disposable-address.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { tellOfAsking } from '../address/tell-of-change.ts';
import { lockMailbox } from '../reads.ts';
import { savePerson } from '../writes.ts';
import { sendVerification } from './send-verification.ts';
import { dropVerifications } from './writes.ts';

/**
 * Takes a new address. A verified one stays in use until the new one is verified too; the link in the mail
 * carries the change.
 */
export function saveEmail(
  platform: Platform,
  viewer: Viewer,
  email: string,
): Promise<'sent' | 'kept' | Refusal> {
  return inTransaction(platform.database, async (tx) => {
    const known = await lockMailbox(tx, viewer.personId);
    if (!known) return missing();
    const same = known.email?.toLowerCase() === email.toLowerCase();
    if (same && known.emailVerified) return 'kept' as const;
    if (await isDisposable(platform.config, email)) return refuse('EMAIL_DISPOSABLE');
    const { personId } = viewer;
    await dropVerifications(tx, personId);
    if (!known.emailVerified) await savePerson(tx, personId, { email });
    const refused = await sendVerification(platform, tx, personId, email);
    if (refused) return refused;
    await recordSecurity(platform, tx, 'address-change-asked', { personId });
    if (known.email && known.emailVerified)
      await tellOfAsking(platform, tx, { personId, from: known.email, to: email });
    return 'sent' as const;
  });
}
