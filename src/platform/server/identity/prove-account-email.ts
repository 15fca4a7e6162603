import type { PersonId } from '#platform/shared/ids.ts';
import type { Tx } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import { proveEmail } from './accounts.ts';
import { embeddedIssuer } from './provider.ts';

/**
 * Makes a proved address the one to log in with, for a person who logs in at the embedded provider. False when
 * another account has proved it before.
 */
export async function proveAccountEmail(
  platform: Platform,
  tx: Tx,
  personId: PersonId,
  email: string,
): Promise<boolean> {
  const identity = await tx
    .selectFrom('identities')
    .select('subject')
    .where('person_id', '=', personId)
    .where('issuer', '=', embeddedIssuer(platform.config))
    .executeTakeFirst();
  return identity === undefined || proveEmail(tx, identity.subject, email, platform.now());
}
