import type { Config } from '#platform/server/config.ts';
import type { Letter } from '#platform/server/mail/mail-letter.ts';
import { takenAway } from '../rules/events.ts';
import type { Reason, Reportable } from '../rules/reports.ts';

const kinds: Readonly<Record<Reportable, string>> = {
  HUDDLE: 'your huddle',
  POST: 'your post',
  PERSON: 'your profile',
  COMMUNITY: 'your community',
  MESSAGE: 'your message',
  INSPIRATION: 'your inspiration',
  CARPOOL: 'your carpool',
};

const reasons: Readonly<Record<Reason, string>> = {
  SPAM: 'It is spam or advertising.',
  HARASSMENT: 'It is harassment or hate.',
  DANGEROUS: 'It is dangerous for those who come.',
  MISLEADING: 'It is not what it says it is.',
  ILLEGAL: 'It is against the law.',
  OTHER: 'It breaks the rules of this place.',
};

interface Upheld {
  readonly type: Reportable;
  readonly name: string;
  readonly reason: Reason;
}

/** Tells an author what was found, and what follows; not who reported it. */
export function upheldLetter(config: Config, { type, name, reason }: Upheld): Letter {
  const gone = takenAway.includes(type);
  const follows = gone
    ? 'Readers do not see it any more. What you wrote as an inspiration is still yours to change.'
    : 'Please change it. If it stays as it is, your account may be suspended.';
  return {
    subject: `A report about ${kinds[type]} was upheld`,
    heading: 'A moderator has looked at a report',
    paragraphs: [`Somebody reported ${kinds[type]}, and a moderator agreed. ${reasons[reason]}`, follows],
    details: type === 'PERSON' ? [] : [{ label: 'About', value: name }],
    action: { label: 'Read the rules', url: `${config.PUBLIC_ORIGIN}/terms` },
    notes: [`If you think that is wrong, write to ${config.SUPPORT_EMAIL}.`],
  };
}
