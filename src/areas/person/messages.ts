import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';

/** The sentence of every refusal of this area. */
export const personRefusals = {
  FOLLOW_SELF: /*i18n*/ { id: 'refused.follow-self', message: 'You cannot follow yourself.' },
  BLOCK_SELF: /*i18n*/ { id: 'refused.block-self', message: 'You cannot block yourself.' },
  MUTE_SELF: /*i18n*/ { id: 'refused.mute-self', message: 'You cannot mute yourself.' },
  NO_FOLLOW_REQUEST: /*i18n*/ { id: 'refused.no-follow-request', message: 'This request is no longer open.' },
  NEW_HERE_STRANGERS: /*i18n*/ {
    id: 'refused.new-here-strangers',
    message:
      'You are new here: you can write to up to {most, plural, one {# person} other {# people}} a day who do not know you. This ends once you have come to an outing, or after {days, plural, one {# day} other {# days}}.',
  },
  NEW_HERE_LINKS: /*i18n*/ {
    id: 'refused.new-here-links',
    message:
      'You are new here: a text can have up to {most, plural, one {# link} other {# links}}. This ends once you have come to an outing, or after {days, plural, one {# day} other {# days}}.',
  },
  SAID_TOO_OFTEN: /*i18n*/ {
    id: 'refused.said-too-often',
    message: 'You have sent this text to several places today. Please write something of your own to each.',
  },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof personRefusals, Message> {}
}

export type PersonRefusal = keyof typeof personRefusals;

/** What has been done, said to who did it. */
export const personConfirmations = {
  TRENDS_SHOWN: /*i18n*/ { id: 'done.trends-shown', message: 'Your trends are shown on your profile.' },
  TRENDS_HIDDEN: /*i18n*/ { id: 'done.trends-hidden', message: 'Only you see your trends.' },
  PART_SHOWN: /*i18n*/ { id: 'done.part-shown', message: 'Others see this on your profile now.' },
  PART_HIDDEN: /*i18n*/ { id: 'done.part-hidden', message: 'Only you see this now.' },
  FOLLOWED: /*i18n*/ { id: 'done.followed', message: 'You followed the {name}' },
  FOLLOW_REQUESTED: /*i18n*/ { id: 'done.follow-requested', message: 'You asked to follow {name}' },
  UNFOLLOWED: /*i18n*/ { id: 'done.unfollowed', message: 'You unfollow the {name}' },
  FOLLOWER_ACCEPTED: /*i18n*/ { id: 'done.follower-accepted', message: '{name} follows you now.' },
  FOLLOWER_DECLINED: /*i18n*/ { id: 'done.follower-declined', message: 'The request is declined.' },
  FOLLOWER_REMOVED: /*i18n*/ { id: 'done.follower-removed', message: '{name} no longer follows you.' },
  BLOCKED: /*i18n*/ { id: 'done.blocked', message: '{name} is blocked.' },
  UNBLOCKED: /*i18n*/ { id: 'done.unblocked', message: '{name} is no longer blocked.' },
  MUTED: /*i18n*/ { id: 'done.muted', message: '{name} is muted.' },
  UNMUTED: /*i18n*/ { id: 'done.unmuted', message: '{name} is no longer muted.' },
} as const satisfies Messages;

export type PersonConfirmation = keyof typeof personConfirmations;
export const done = confirm<PersonConfirmation>;
