import type { Letter } from '#platform/server/mail/mail-letter.ts';
import type { Platform } from '#platform/server/platform.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import { formatRange } from '#platform/shared/span.ts';
import { type Clock, formatDistance } from '#platform/shared/time.ts';
import type { Kind } from '../../rules/kinds.ts';
import { pathOfObject } from '../../rules/objects.ts';
import { wordHappened } from '../../rules/wording.ts';
import type { ObjectForMail, OutingForMail } from './mail-notifications.ts';
import { mailWords } from './mail-words.ts';
import type { MailRow } from './reads.ts';

/** What a notification says as a mail: what happened, when and where, and the way there. */
export function composeLetter(
  platform: Platform,
  row: Omit<MailRow, 'id' | 'kind'> & { readonly kind: Kind },
  about: ObjectForMail | undefined,
  words: string | undefined,
): Letter {
  const { PUBLIC_ORIGIN } = platform.config;
  const locale = bestLocale(row.locale);
  const { around, objects } = mailWords[locale];
  const { some, news, open } = objects[row.objectType];
  const happened = { kind: row.kind, who: row.actorName ?? around.somebody, facts: row.facts };
  const said = wordHappened({ ...happened, what: about?.name ?? some }, locale);
  const path = pathOfObject({ type: row.objectType, id: row.objectId }, row.kind, row.actorUsername);
  // An announcement has no name beside its words, and they are too long for a head.
  const isSpoken = row.objectType === 'SYSTEM';
  return {
    locale,
    subject: isSpoken ? news : said,
    heading: (isSpoken ? undefined : about?.name) ?? news,
    paragraphs: [said, ...(about && words ? words.split(/\n{2,}/) : [])],
    ...(about?.outing && { details: detailsOf(platform, row, about.outing) }),
    action: about
      ? { label: open, url: `${PUBLIC_ORIGIN}${path}` }
      : { label: around.all, url: `${PUBLIC_ORIGIN}/notification` },
    notes: [`${around.choices}: ${PUBLIC_ORIGIN}/setting`],
  };
}

/** Times stand in the reader's zone, hours and words. */
function detailsOf(
  platform: Platform,
  row: Pick<MailRow, 'locale' | 'timeZone' | 'hours'>,
  about: OutingForMail,
): NonNullable<Letter['details']> {
  const locale = bestLocale(row.locale);
  const { around } = mailWords[locale];
  const clock: Clock = { locale, timeZone: row.timeZone, hours: row.hours };
  const now = platform.now();
  const when = formatRange(about.startsAt, about.endsAt, now, clock);
  return [
    { label: around.when, value: `${when} (${formatDistance(about.startsAt, now, clock)})` },
    ...(about.place ? [{ label: around.where, value: about.place }] : []),
  ];
}
