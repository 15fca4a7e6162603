import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing, refuse } from '#platform/shared/decision.ts';
import type { ContactContract } from '../../contract/contacts.ts';
import { done } from '../../messages.ts';
import { addContact } from './add-contact.ts';
import { contactByToken, contactsOf, keysOf, ownContacts } from './reads.ts';
import { deleteContact, saveAgreed } from './writes.ts';

/** Whom somebody wants told (SAFE-1). */
export function contactRoutes(platform: Platform): Handlers<ContactContract> {
  const { db } = platform.database;
  return {
    'GET /api/me/emergency-contacts': async ({ viewer }) => {
      const contacts = await contactsOf(db, await keysOf(db), viewer.personId);
      return {
        items: contacts.map(({ id, name, relation, email, phone, locale, agreed }) => ({
          id,
          name,
          relation,
          email,
          phone,
          locale,
          agreed,
        })),
      };
    },
    'POST /api/me/emergency-contacts': idempotent(async ({ viewer, body, command }) => {
      const id = await addContact(platform, command, viewer, body);
      return isRefusal(id) ? id : { ...done('CONTACT_ADDED'), id };
    }),
    'DELETE /api/me/emergency-contacts/:contactId': async ({ viewer, params: { contactId } }) => {
      const gone = await deleteContact(db, viewer.personId, contactId);
      if (gone) return done('CONTACT_REMOVED');
      const isMine = (await ownContacts(db, await keysOf(db), viewer.personId, [contactId])).length > 0;
      return isMine ? refuse('CONTACT_TOLD', {}, 'conflict') : missing();
    },
    'GET /api/public/emergency-contacts/:token': async ({ params: { token } }) => {
      const contact = await contactByToken(db, await keysOf(db), token);
      if (!contact) return missing();
      const { from, name, agreed } = contact;
      return { from, name, agreed };
    },
    'PUT /api/public/emergency-contacts/:token': async ({ params: { token }, body: { agreed } }) => {
      if (!(await saveAgreed(db, token, agreed))) return missing();
      return done(agreed ? 'CONTACT_AGREED' : 'CONTACT_REFUSED');
    },
  };
}
