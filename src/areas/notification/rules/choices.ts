import type { Kind } from './kinds.ts';

export const mailChoices = ['AT_ONCE', 'DIGEST', 'NEVER'] as const;
export type MailChoice = (typeof mailChoices)[number];

/** How somebody is told of one kind of thing (NOT-5). */
export interface Choice {
  readonly inApp: boolean;
  /** On the phones and computers that asked for it. */
  readonly push: boolean;
  readonly mail: MailChoice;
}

/** What can wait until somebody looks into the app; everything else asks for an answer or changes a plan. */
const canWait: ReadonlySet<Kind> = new Set<Kind>([
  'HUDDLE_RSVP',
  'HUDDLE_MAIL_ANSWER',
  'HUDDLE_WITHDRAWN',
  'HUDDLE_COMMENT',
  'HUDDLE_REPLY',
  'COMMUNITY_SHARED',
  'PERSON_FOLLOWED',
  'PERSON_FOLLOW_ACCEPTED',
  'COMMUNITY_MENTION',
  'COMMUNITY_TALK',
  'ROOM_MENTION',
  'ROOM_TALK',
  'POST_LIKE',
  'POST_COMMENT',
  'POST_REPLY',
  'POST_REPOST',
  'CARPOOL_REFUSED',
  'INSPIRATION_PUBLISHED',
  'INSPIRATION_LIKE',
  'INSPIRATION_COMMENT',
  'INSPIRATION_REPLY',
  'AWARD_EARNED',
]);

/** What somebody says to me is no letter, and still wants to be heard. */
const spoken: ReadonlySet<Kind> = new Set<Kind>(['COMMUNITY_MENTION', 'ROOM_MENTION', 'ROOM_TALK']);

export function usualChoice(kind: Kind): Choice {
  const waits = canWait.has(kind);
  return { inApp: true, push: !waits || spoken.has(kind), mail: waits ? 'NEVER' : 'AT_ONCE' };
}
