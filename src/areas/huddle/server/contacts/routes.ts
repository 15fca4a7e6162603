import type { FastifyReply } from 'fastify';
import { attachmentNamed } from '#platform/server/csv.ts';
import { sayIn } from '#platform/server/format-message.ts';
import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import type { ContactContract } from '../../contract/contacts.ts';
import { contactWords } from '../../page-messages/contacts.ts';
import { contactsEnd, decideContacts, phoneIn } from '../../rules/contacts.ts';
import { findHuddle } from '../reads.ts';
import { notedOf } from './reads.ts';

/** Numbers for the phone of a host, in the days around the outing (I6). */
export function contactRoutes(platform: Platform): Handlers<ContactContract> {
  return {
    'GET /api/huddles/:huddleId/contacts.vcf': ({ viewer, params: { huddleId }, reply }) =>
      sendContacts(platform, viewer, huddleId, reply),
  };
}

async function sendContacts(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  reply: FastifyReply,
): Promise<FastifyReply | Refusal> {
  const { db } = platform.database;
  const huddle = await findHuddle(db, { personId: viewer.personId }, huddleId);
  if (!huddle) return missing();
  const { name, status, starts_at: startsAt, ends_at: endsAt } = huddle.row;
  const facts = { status, startsAt, endsAt };
  const refused = decideContacts(facts, huddle.access, platform.now());
  if (refused) return refused;
  const contacts = (await notedOf(db, huddleId)).flatMap(({ note, ...who }) => {
    const phone = phoneIn(note);
    return phone ? { ...who, phone } : [];
  });
  if (contacts.length === 0) return refuse('NO_NUMBERS', {}, 'conflict');
  const { contactFile } = await import('./contact-file.ts');
  const day = wallIn(contactsEnd(facts) ?? platform.now(), viewer.timeZone).slice(0, 10);
  const note = sayIn(bestLocale(viewer.locale))(contactWords.NOTE, { what: name, day });
  return reply
    .type('text/vcard; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', attachmentNamed(name, 'vcf'))
    .send(contactFile(contacts, name, note));
}
