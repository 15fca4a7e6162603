import { refuseTooManyMails } from '#platform/server/mail/mail-allowance.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { newToken } from '#platform/server/single-use-token.ts';
import { type Command, write } from '#platform/server/write.ts';
import type { Refusal } from '#platform/shared/decision.ts';
import type { ContactId } from '#platform/shared/ids.ts';
import type { Locale } from '#platform/shared/locale.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { refuseContact } from '../../rules/plan.ts';
import { askingLetter } from './letters.ts';
import { nameOf } from './name-of.sql.ts';
import { type ContactDetails, contactsOf, keysOf, lockOwner, sealed } from './reads.ts';
import { insertContact } from './writes.ts';

export const CONTACT_MAIL = 'emergency-contact';

interface Added extends ContactDetails {
  readonly locale: Locale;
}

/** Keeps a contact and asks them by mail. */
export async function addContact(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  { locale, ...details }: Added,
): Promise<ContactId | Refusal> {
  const keys = await keysOf(platform.database.db);
  const { personId } = viewer;
  return write<ContactId>(platform, command, async (tx) => {
    const own = await lockOwner(tx, personId);
    const others = (await contactsOf(tx, keys, personId)).map(({ email }) => email);
    const refused =
      refuseContact(details.email, { own, others }) ??
      (await refuseTooManyMails(platform, tx, {
        to: details.email,
        kinds: [CONTACT_MAIL],
        causedBy: personId,
      }));
    if (refused) return refused;
    const contact = { id: newId<ContactId>(), locale, token: newToken() };
    await insertContact(tx, {
      ...contact,
      person_id: personId,
      secret: sealed(keys, contact.id, details),
      created_at: platform.now(),
    });
    await queueMail(platform, tx, {
      kind: CONTACT_MAIL,
      stream: 'SAFETY',
      to: details.email,
      letter: askingLetter(platform, await nameOf(tx, personId), { ...contact, name: details.name }),
      causedBy: personId,
    });
    return contact.id;
  });
}
