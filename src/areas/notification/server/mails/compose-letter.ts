import type { Letter } from '#platform/server/mail/mail-letter.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Clock, formatDistance, formatRange } from '#platform/shared/time.ts';
import type { Kind } from '../../rules/kinds.ts';
import { type ObjectType, pathOfObject } from '../../rules/objects.ts';
import { wordHappened } from '../../rules/wording.ts';
import type { ObjectForMail, OutingForMail } from './mail-notification.ts';
import type { MailRow } from './reads.ts';

interface ObjectWords {
  /** What it is called where its name may not be told. */
  readonly some: string;
  readonly news: string;
  readonly open: string;
}

const objectWords: Readonly<Record<ObjectType, ObjectWords>> = {
  HUDDLE: { some: 'a huddle', news: 'News from your huddles', open: 'Open the huddle' },
  PERSON: { some: 'somebody', news: 'News from people you know', open: 'Open the profile' },
  POST: { some: 'a post', news: 'News about posts', open: 'Open the post' },
  INSPIRATION: { some: 'an inspiration', news: 'News about inspirations', open: 'Open the inspiration' },
  BADGE: { some: 'a badge', news: 'News about your badge', open: 'Open what I have written' },
  COMMUNITY: { some: 'a community', news: 'News from your communities', open: 'Open the community' },
  CARPOOL: { some: 'a carpool', news: 'News from your carpools', open: 'Open the carpool' },
  ROOM: { some: 'a conversation', news: 'News from your conversations', open: 'Open the conversation' },
};

/** What a notification says as a mail: what happened, when and where, and the way there. */
export function composeLetter(
  platform: Platform,
  row: MailRow & { readonly kind: Kind },
  about: ObjectForMail | undefined,
  words: string | undefined,
): Letter {
  const { PUBLIC_ORIGIN } = platform.config;
  const { some, news, open } = objectWords[row.objectType];
  const said = wordHappened({
    kind: row.kind,
    who: row.actorName ?? 'Somebody',
    what: about?.name ?? some,
    facts: row.facts,
  });
  const path = pathOfObject({ type: row.objectType, id: row.objectId }, row.kind, row.actorUsername);
  return {
    subject: said,
    heading: about?.name ?? news,
    paragraphs: [said, ...(about && words ? words.split(/\n{2,}/) : [])],
    ...(about?.outing && { details: detailsOf(platform, row, about.outing) }),
    action: about
      ? { label: open, url: `${PUBLIC_ORIGIN}${path}` }
      : { label: 'See all news', url: `${PUBLIC_ORIGIN}/notification` },
    notes: [`You choose which mails you get: ${PUBLIC_ORIGIN}/setting`],
  };
}

function detailsOf(platform: Platform, row: MailRow, about: OutingForMail): NonNullable<Letter['details']> {
  // The words are English; times stand in the reader's zone and hours.
  const clock: Clock = { locale: 'en', timeZone: row.timeZone, hours: row.hours };
  const now = platform.now();
  const when = formatRange(about.startsAt, about.endsAt, now, clock);
  return [
    { label: 'When', value: `${when} (${formatDistance(about.startsAt, now, clock)})` },
    ...(about.place ? [{ label: 'Where', value: about.place }] : []),
  ];
}
