import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';
import { nameRefusals, sharedConfirmations, sharedRefusals } from '#platform/shared/messages.ts';

/** The sentence of every refusal of this area. */
export const chatRefusals = {
  ROOM_CLOSED: /*i18n*/ { id: 'refused.room-closed', message: 'This conversation is closed.' },
  ACCEPT_FIRST: /*i18n*/ { id: 'refused.accept-first', message: 'Accept the request before you answer.' },
  REQUEST_WAITS: /*i18n*/ {
    id: 'refused.request-waits',
    message: 'They have not answered your request yet. Wait until they do.',
  },
  ANNOUNCERS_ONLY: /*i18n*/ { id: 'refused.announcers-only', message: 'Only admins may announce something.' },
  NOTHING_SAID: /*i18n*/ { id: 'refused.nothing-said', message: 'Write something or add a picture.' },
  MESSAGE_GONE: /*i18n*/ { id: 'refused.message-gone', message: 'This message has been deleted.' },
  MESSAGE_NOT_YOURS: /*i18n*/ {
    id: 'refused.message-not-yours',
    message: 'Only the author can change this message.',
  },
  ...sharedRefusals,
  NOBODY_TO_TALK_TO: /*i18n*/ {
    id: 'refused.nobody-to-talk-to',
    message: 'This person cannot be written to.',
  },
  ...nameRefusals,
  NOT_A_GROUP: /*i18n*/ { id: 'refused.not-a-group', message: 'Only a group has people to add or remove.' },
  GROUP_FULL: /*i18n*/ {
    id: 'refused.group-full',
    message: 'A group has at most {most, plural, one {# person} other {# people}}.',
  },
  NOT_THE_OWNER: /*i18n*/ {
    id: 'refused.not-the-owner',
    message: 'Only the owner of the group can do this.',
  },
  THEY_ARE_IN: /*i18n*/ { id: 'refused.they-are-in', message: 'They belong to this group already.' },
  THEY_ARE_NOT_IN: /*i18n*/ { id: 'refused.they-are-not-in', message: 'They do not belong to this group.' },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof chatRefusals, Message> {}
}

export type ChatRefusal = keyof typeof chatRefusals;

/** What has been done, said to who did it. */
export const chatConfirmations = {
  ROOM_OPENED: /*i18n*/ { id: 'done.room-opened', message: 'The conversation is open.' },
  GROUP_RENAMED: /*i18n*/ { id: 'done.group-renamed', message: 'Renamed.' },
  PEOPLE_ADDED: /*i18n*/ { id: 'done.people-added', message: 'Added to the group.' },
  GROUP_LEFT: /*i18n*/ { id: 'done.group-left', message: 'Done.' },
  TALK_ACCEPTED: /*i18n*/ { id: 'done.talk-accepted', message: 'You can write to each other now.' },
  TALK_DECLINED: /*i18n*/ { id: 'done.talk-declined', message: 'The request is declined.' },
  ROOM_READ: /*i18n*/ { id: 'done.room-read', message: 'Read.' },
  ...sharedConfirmations,
  TYPING_TOLD: /*i18n*/ { id: 'done.typing-told', message: 'Sent.' },
  MESSAGE_SAID: /*i18n*/ { id: 'done.message-said', message: 'Message sent.' },
  MESSAGE_CHANGED: /*i18n*/ { id: 'done.message-changed', message: 'Message saved.' },
  MESSAGE_REMOVED: /*i18n*/ { id: 'done.message-removed', message: 'Message deleted.' },
  REACTION_SAVED: /*i18n*/ { id: 'done.reaction-saved', message: 'Done.' },
} as const satisfies Messages;

export type ChatConfirmation = keyof typeof chatConfirmations;
export const done = confirm<ChatConfirmation>;
