import type { Letter } from '#platform/server/mail/mail-letter.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Clock, formatDistance, formatRange } from '#platform/shared/time.ts';
import type { Kind } from '../../rules/kinds.ts';
import { wordHappened } from '../../rules/wording.ts';
import type { ObjectForMail } from './mail-notification.ts';
import type { MailRow } from './reads.ts';

/** What a notification says as a mail: what happened, when and where, and the way there. */
export function composeLetter(
  platform: Platform,
  row: MailRow & { readonly kind: Kind },
  about: ObjectForMail | undefined,
  words: string | undefined,
): Letter {
  const { PUBLIC_ORIGIN } = platform.config;
  const said = wordHappened({
    kind: row.kind,
    who: row.actorName ?? 'Somebody',
    what: about?.name ?? 'a huddle',
    facts: row.facts,
  });
  return {
    subject: said,
    heading: about?.name ?? 'News from your huddles',
    paragraphs: [said, ...(about && words ? words.split(/\n{2,}/) : [])],
    ...(about && { details: detailsOf(platform, row, about) }),
    action: about
      ? { label: 'Open the huddle', url: `${PUBLIC_ORIGIN}${about.address}` }
      : { label: 'See all news', url: `${PUBLIC_ORIGIN}/notification` },
    notes: [`You choose which mails you get: ${PUBLIC_ORIGIN}/setting`],
  };
}

function detailsOf(platform: Platform, row: MailRow, about: ObjectForMail): NonNullable<Letter['details']> {
  // The words are English; times stand in the reader's zone and hours.
  const clock: Clock = { locale: 'en', timeZone: row.timeZone, hours: row.hours };
  const now = platform.now();
  const when = formatRange(about.startsAt, about.endsAt, now, clock);
  return [
    { label: 'When', value: `${when} (${formatDistance(about.startsAt, now, clock)})` },
    ...(about.place ? [{ label: 'Where', value: about.place }] : []),
  ];
}
