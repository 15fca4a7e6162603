import type { Tx } from '#platform/server/db/database.ts';
import type { Letter } from '#platform/server/mail/mail-letter.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import type { Platform } from '#platform/server/platform.ts';
import { newToken } from '#platform/server/single-use-token.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { nameOf } from '../contacts/name-of.sql.ts';
import type { Keys } from '../contacts/reads.ts';
import { contactsOfPlan, type PlanContact, type PlanRow } from '../plans/reads.ts';
import { saveTold } from '../plans/writes.ts';
import { type ContactNews, laterLetter, overdueLetter } from './letters.ts';
import { reportOf } from './report.ts';

export const OVERDUE_MAIL = 'overdue';

interface Told {
  readonly plan: PlanRow;
  readonly news: ContactNews;
  /** When the server was away. */
  readonly away?: { readonly from: Date; readonly to: Date } | null;
}

/**
 * Writes the mails to the contacts in the transaction that carries the stage out: each is sent if, and only if, that
 * commits, and so once. What follows an alarm goes to those who were told of it.
 */
export async function tellContacts(platform: Platform, tx: Tx, keys: Keys, told: Told): Promise<void> {
  const contacts = (await contactsOfPlan(tx, keys, told.plan.id)).filter(({ told_at, agreed }) =>
    told.news === 'OVERDUE' ? agreed !== false : told_at !== null,
  );
  if (contacts.length === 0) return;
  const letterFor = await letters(platform, tx, told, contacts);
  const mails = [];
  for (const contact of contacts) {
    const token = contact.plan_token ?? newToken();
    if (told.news === 'OVERDUE')
      await saveTold(tx, { id: told.plan.id, contactId: contact.id, token, now: platform.now() });
    if (contact.email === '') continue;
    const letter = letterFor(contact, `${platform.config.PUBLIC_ORIGIN}/overdue/${token}`);
    mails.push({
      kind: OVERDUE_MAIL,
      stream: 'SAFETY' as const,
      to: contact.email,
      letter,
      causedBy: told.plan.owner_id,
    });
  }
  await queueMails(platform, tx, mails);
}

async function letters(
  platform: Platform,
  tx: Tx,
  { plan, news, away = null }: Told,
  contacts: readonly PlanContact[],
): Promise<(contact: PlanContact, url: string) => Letter> {
  const startedBy = await nameOf(tx, plan.owner_id);
  const { name, expected_at: expectedAt, time_zone: timeZone } = plan;
  const about = {
    name,
    startedBy,
    alone: plan.huddle_id === null,
    expectedAt,
    timeZone,
    now: platform.now(),
  };
  const names = await namesOf(tx, contacts);
  if (news !== 'OVERDUE')
    return ({ locale, person_id }, url) =>
      laterLetter(news, { ...about, namedBy: names.get(person_id) ?? startedBy, locale, url });
  const report = { ...(await reportOf(tx, plan, plan.owner_id)), seenAt: null, othersSeenAt: null };
  return ({ locale, person_id }, url) => {
    const namedBy = names.get(person_id) ?? startedBy;
    return overdueLetter({ ...about, namedBy, report: { ...report, namedBy }, away, locale, url });
  };
}

/** Who named them: each contact is written to about the one they know. */
async function namesOf(tx: Tx, contacts: readonly PlanContact[]): Promise<Map<PersonId, string>> {
  const names = new Map<PersonId, string>();
  for (const { person_id } of contacts)
    if (!names.has(person_id)) names.set(person_id, await nameOf(tx, person_id));
  return names;
}
