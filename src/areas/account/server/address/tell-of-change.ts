import type { Tx } from '#platform/server/db/database.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import { localeOf } from '../reads.ts';
import { changeAskedLetter, changedLetter } from './letters.ts';
import { createUndo } from './writes.ts';

interface Change {
  readonly personId: PersonId;
  /** The proved address before. */
  readonly from: string;
  readonly to: string;
}

/** Tells the address in use that another is asked for; the new one gets the mail that proves it. */
export async function tellOfAsking(
  platform: Platform,
  tx: Tx,
  { personId, from, to }: Change,
): Promise<void> {
  const locale = bestLocale(await localeOf(tx, personId));
  const token = await createUndo(tx, personId, from, platform.now());
  const letter = changeAskedLetter(platform, { newEmail: to, locale }, token);
  await queueMails(platform, tx, [
    { kind: 'email-change-asked', stream: 'SECURITY', to: from, letter, causedBy: personId },
  ]);
}

/** Tells both addresses that the account has the new one; the old one may take it back. */
export async function tellOfChange(
  platform: Platform,
  tx: Tx,
  { personId, from, to }: Change,
): Promise<void> {
  const change = { newEmail: to, locale: bestLocale(await localeOf(tx, personId)) };
  const token = await createUndo(tx, personId, from, platform.now());
  const kind = 'email-changed';
  await queueMails(platform, tx, [
    {
      kind,
      stream: 'SECURITY',
      to: from,
      letter: changedLetter(platform, change, token),
      causedBy: personId,
    },
    { kind, stream: 'SECURITY', to, letter: changedLetter(platform, change), causedBy: personId },
  ]);
}
