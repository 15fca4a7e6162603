import type { Tx } from '#platform/server/db/database.ts';
import { languageOf } from '#platform/server/mail/language-of.ts';
import { refuseTooManyMails } from '#platform/server/mail/mail-allowance.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Refusal } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import { isEmailOfOther, localeOf } from '../reads.ts';
import { alreadyHereLetter, verifyLetter } from './letters.ts';
import { createVerification } from './writes.ts';

const VERIFY = 'verify-email';
const ALREADY_HERE = 'already-here';

/**
 * Mails a link to verify the address. Whether it belongs to somebody else is told only to who reads it: they get
 * another mail, the caller the same answer.
 */
export async function sendVerification(
  platform: Platform,
  tx: Tx,
  personId: PersonId,
  email: string,
): Promise<Refusal | undefined> {
  const refused = await refuseTooManyMails(platform, tx, {
    to: email,
    kinds: [VERIFY, ALREADY_HERE],
    causedBy: personId,
  });
  if (refused) return refused;
  // Made in both cases, so that what the asker sees of the change is the same.
  const token = await createVerification(tx, personId, email, platform.now());
  const causedBy = personId;
  if (await isEmailOfOther(tx, personId, email)) {
    const letter = alreadyHereLetter(platform, await languageOf(tx, email, ''));
    await queueMail(platform, tx, { kind: ALREADY_HERE, stream: 'SECURITY', to: email, letter, causedBy });
    return undefined;
  }
  const letter = verifyLetter(platform, token, bestLocale(await localeOf(tx, personId)));
  await queueMail(platform, tx, { kind: VERIFY, stream: 'SECURITY', to: email, letter, causedBy });
  return undefined;
}
