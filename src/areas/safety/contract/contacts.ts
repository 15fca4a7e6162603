import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { ContactId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf, line } from '#platform/shared/wire-values.ts';
import { MAX_CONTACT_NAME, MAX_PHONE, MAX_RELATION } from '../rules/limits.ts';

const contactView = z
  .object({
    id: z.string(),
    name: z.string(),
    relation: z.string(),
    email: z.string(),
    phone: z.string(),
    locale: z.enum(['en', 'de']),
    /** What they answered when they were asked; null: nothing yet. */
    agreed: z.boolean().nullable(),
  })
  .meta({ id: 'EmergencyContact' });
export type ContactView = z.output<typeof contactView>;

const byLink = z.strictObject({ token: z.string().regex(/^[\w-]{22,64}$/) });

/** Whom somebody wants told when they are not back; nobody else reads who they are (SAFE-1, SAFE-5). */
export const contactContract = {
  'GET /api/me/emergency-contacts': {
    operation: 'listEmergencyContacts',
    summary: 'My emergency contacts, in the order they were added.',
    access: 'member',
    reply: z.object({ items: z.array(contactView) }),
  },
  'POST /api/me/emergency-contacts': {
    operation: 'addEmergencyContact',
    summary: 'Adds somebody, who is asked by mail whether they agree.',
    access: 'member',
    body: z.strictObject({
      name: line(MAX_CONTACT_NAME).min(1),
      relation: line(MAX_RELATION).default(''),
      email: z.email().max(254),
      phone: line(MAX_PHONE).default(''),
      locale: z.enum(['en', 'de']).describe('The language of what they are sent.'),
    }),
    reply: commandReplyWith({ id: z.string() }),
    refusals: ['TOO_MANY_CONTACTS', 'CONTACT_IS_ME', 'CONTACT_KNOWN', 'TOO_MANY_MAILS'],
    perMinute: 5,
  },
  'DELETE /api/me/emergency-contacts/:contactId': {
    operation: 'removeEmergencyContact',
    summary: 'Removes somebody, also from plans that run.',
    access: 'member',
    params: z.strictObject({ contactId: idOf<ContactId>() }),
    reply: commandReply,
    refusals: ['CONTACT_TOLD'],
  },
  'GET /api/public/emergency-contacts/:token': {
    operation: 'readContactRequest',
    summary: 'Who asks somebody to be their emergency contact.',
    access: 'anyone',
    params: byLink,
    reply: z.object({
      /** Who asks. */
      from: z.string(),
      name: z.string(),
      agreed: z.boolean().nullable(),
    }),
    perMinute: 60,
  },
  'PUT /api/public/emergency-contacts/:token': {
    operation: 'answerContactRequest',
    summary: 'Somebody agrees to be told, or not; opening the link answers nothing.',
    access: 'anyone',
    params: byLink,
    body: z.strictObject({ agreed: z.boolean() }),
    reply: commandReply,
    perMinute: 20,
  },
} as const satisfies Contract;

export type ContactContract = typeof contactContract;
