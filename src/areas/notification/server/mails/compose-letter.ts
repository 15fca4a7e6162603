import { formatMessage, sayIn } from '#platform/server/format-message.ts';
import type { Letter } from '#platform/server/mail/mail-letter.ts';
import type { Platform } from '#platform/server/platform.ts';
import { addressIn } from '#platform/shared/address-in.ts';
import { bestLocale, type Locale } from '#platform/shared/locale.ts';
import { localeIn } from '#platform/shared/region.ts';
import { formatRange } from '#platform/shared/span.ts';
import { type Clock, formatDateTime, formatDistance } from '#platform/shared/time.ts';
import { mailHeadings, mailLabels, mailNews, mailOpen } from '../../messages.ts';
import { unnamedMessages } from '../../page-messages/unnamed.ts';
import { pressMessages, whyMessages } from '../../page-messages/why.ts';
import { noticeMessages } from '../../page-messages.ts';
import type { Kind } from '../../rules/kinds.ts';
import { noticeValues } from '../../rules/notice-values.ts';
import { pathOfObject, pathOfTelling } from '../../rules/objects.ts';
import { canBeUrgent } from '../../rules/urgency.ts';
import { whyOf } from '../../rules/why.ts';
import type { KnownRow } from './decide-mails.ts';
import type { BeforeMove, ObjectForMail } from './object-for-mail.ts';
import type { MailRow } from './reads.ts';

/** What a letter is written from. */
type LetterRow = Pick<
  MailRow,
  | 'facts'
  | 'recipientId'
  | 'objectType'
  | 'objectId'
  | 'actorName'
  | 'actorUsername'
  | 'locale'
  | 'timeZone'
  | 'hours'
> & { readonly kind: Kind };

type NoticeRow = Pick<MailRow, 'actorName' | 'objectType' | 'facts'> & { readonly kind: Kind };

/** One of the things that a mail tells. */
export interface Said {
  readonly row: KnownRow;
  readonly about: ObjectForMail | undefined;
  readonly words: string | undefined;
  readonly instead: boolean;
}

/** No mail is longer. */
const MAX_SAID = 20;

/** All that is told of one thing, in the order in which it happened, around what `lead` says of it. */
export function composeThread(platform: Platform, lead: Said, said: readonly Said[]): Letter {
  const locale = bestLocale(lead.row.locale);
  const links = linksOf(platform, lead);
  const letter = { ...composeLetter(platform, lead.row, lead.about, lead.words), links };
  const notes = lead.instead ? [sayIn(locale)(mailLabels.instead), ...(letter.notes ?? [])] : letter.notes;
  if (said.length === 1) return { ...letter, ...(notes && { notes }) };
  const paragraphs = said.slice(-MAX_SAID).flatMap((one) => paragraphsOf(one.row, one.about, one.words));
  const what = lead.about?.name ?? letter.heading;
  return {
    ...letter,
    subject: sayIn(locale)(mailLabels.several, { count: said.length, what }),
    paragraphs: [...new Set(paragraphs)],
    ...(notes && { notes }),
  };
}

function paragraphsOf(row: LetterRow, about: ObjectForMail | undefined, words: string | undefined): string[] {
  const said = wordNotice(row, about?.name, bestLocale(row.locale));
  return [said, ...reasonOf(row, about), ...(about && words ? words.split(/\n{2,}/) : [])];
}

/** What a notification says as a mail: what happened, when and where, and the way there. */
export function composeLetter(
  platform: Platform,
  row: LetterRow,
  about: ObjectForMail | undefined,
  words: string | undefined,
): Letter {
  const { PUBLIC_ORIGIN } = platform.config;
  const locale = bestLocale(row.locale);
  const text = sayIn(locale);
  const said = wordNotice(row, about?.name, locale);
  const path = pathOfObject({ type: row.objectType, id: row.objectId }, row.kind, row.actorUsername);
  // An announcement has no name beside its words, and they are too long for a head.
  const isSpoken = row.objectType === 'SYSTEM';
  const news = text(mailNews[row.objectType]);
  const heading = mailHeadings[row.kind];
  return {
    locale,
    subject: isSpoken ? news : said,
    heading: heading ? text(heading) : ((isSpoken ? undefined : about?.name) ?? news),
    paragraphs: paragraphsOf(row, about, words),
    ...(about && { details: detailsOf(platform, row, about) }),
    action: about
      ? { label: text(mailOpen[row.objectType]), url: `${PUBLIC_ORIGIN}${path}` }
      : { label: text(mailLabels.all), url: `${PUBLIC_ORIGIN}/notification` },
    notes: [
      text(whyMessages[whyOf(row.kind)]),
      `${text(mailLabels.choices)}: ${PUBLIC_ORIGIN}/setting/notifications`,
    ],
  };
}

/** The presses about such mails: each on the page of the notification, where nothing happens before it. */
function linksOf(platform: Platform, { row }: Said): NonNullable<Letter['links']> {
  const text = sayIn(bestLocale(row.locale));
  const presses = [...(canBeUrgent(row.kind) ? [] : ['LESS' as const]), ...row.mutable];
  const url = `${platform.config.PUBLIC_ORIGIN}${pathOfTelling(row.id)}`;
  return presses.map((press) => ({ label: text(pressMessages[press]), url }));
}

/** The sentence of a notice; a name that its reader may not know is not in it. */
export function wordNotice(
  { kind, actorName, objectType, facts }: NoticeRow,
  name: string | undefined,
  locale: Locale,
): string {
  const who = actorName ?? formatMessage(unnamedMessages.ACTOR, {}, locale);
  const what = name ?? formatMessage(unnamedMessages[objectType], {}, locale);
  return formatMessage(noticeMessages[kind], { ...noticeValues(facts), who, what }, locale);
}

/** Why it was called off, in the words of who did. */
function reasonOf({ kind, locale }: Pick<MailRow, 'kind' | 'locale'>, about: ObjectForMail | undefined) {
  const isOff = kind === 'HUDDLE_CANCELLED' || kind === 'CARPOOL_CANCELLED';
  const reason = formatMessage(mailLabels.reason, {}, bestLocale(locale));
  return isOff && about?.cancelReason ? [`${reason}: ${about.cancelReason}`] : [];
}

/** Of a move what it has changed: a place that stays needs no other beside it. */
function movedFrom({ kind, facts }: Pick<MailRow, 'kind' | 'facts'>, before: BeforeMove | undefined) {
  const changed = kind === 'HUDDLE_MOVED' ? (facts.changes ?? []) : [];
  return {
    time: changed.includes('START') || changed.includes('END') ? before : undefined,
    venue: changed.includes('VENUE') ? before?.venue : undefined,
  };
}

/** Which outing, when and where; times stand in the reader's zone, hours and words. */
function detailsOf(
  platform: Platform,
  row: Pick<MailRow, 'kind' | 'facts' | 'locale' | 'timeZone' | 'hours' | 'objectType'>,
  { outing, departsAt }: ObjectForMail,
): NonNullable<Letter['details']> {
  const locale = bestLocale(row.locale);
  const clock: Clock = { locale: localeIn(locale, row.timeZone), timeZone: row.timeZone, hours: row.hours };
  const now = platform.now();
  const far = (at: Date) => ` (${formatDistance(at, now, clock)})`;
  const range = outing && formatRange(outing.startsAt, outing.endsAt, now, clock) + far(outing.startsAt);
  const departs = departsAt && formatDateTime(departsAt, now, clock);
  const was = movedFrom(row, outing?.before);
  const rows = [
    { label: mailLabels.outing, value: row.objectType === 'HUDDLE' ? undefined : outing?.name },
    {
      label: mailLabels.whenBefore,
      value: was.time && formatRange(was.time.startsAt, was.time.endsAt, now, clock),
    },
    { label: mailLabels.when, value: range },
    { label: mailLabels.whereBefore, value: was.venue && addressIn(locale, was.venue) },
    { label: mailLabels.departs, value: departs },
    // Where the outing is stands in its own mails; those of a ride tell no place (CAR-4).
    {
      label: mailLabels.where,
      value: row.objectType === 'HUDDLE' && outing?.place ? addressIn(locale, outing.place) : undefined,
    },
  ];
  return rows.flatMap(({ label, value }) =>
    value ? [{ label: formatMessage(label, {}, locale), value }] : [],
  );
}
