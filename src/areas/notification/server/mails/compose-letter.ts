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
import { noticeMessages } from '../../page-messages.ts';
import type { Kind } from '../../rules/kinds.ts';
import { noticeValues } from '../../rules/notice-values.ts';
import { pathOfObject } from '../../rules/objects.ts';
import type { BeforeMove, ObjectForMail } from './mail-notifications.ts';
import type { MailRow } from './reads.ts';

type NoticeRow = Pick<MailRow, 'actorName' | 'objectType' | 'facts'> & { readonly kind: Kind };

/** What a notification says as a mail: what happened, when and where, and the way there. */
export function composeLetter(
  platform: Platform,
  row: Omit<MailRow, 'id' | 'kind'> & { readonly kind: Kind },
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
    paragraphs: [said, ...reasonOf(row, about), ...(about && words ? words.split(/\n{2,}/) : [])],
    ...(about && { details: detailsOf(platform, row, about) }),
    action: about
      ? { label: text(mailOpen[row.objectType]), url: `${PUBLIC_ORIGIN}${path}` }
      : { label: text(mailLabels.all), url: `${PUBLIC_ORIGIN}/notification` },
    notes: [`${text(mailLabels.choices)}: ${PUBLIC_ORIGIN}/setting`],
  };
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
