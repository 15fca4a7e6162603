import { confirm } from '#platform/shared/command-reply.ts';
import type { Messages } from '#platform/shared/message.ts';

/** The sentence of every refusal of this area. */
export const chatRefusals = {
  ROOM_CLOSED: /*i18n*/ { id: 'refused.room-closed', message: 'Nobody can write here any more.' },
  ACCEPT_FIRST: /*i18n*/ { id: 'refused.accept-first', message: 'Accept the request before you answer.' },
  REQUEST_WAITS: /*i18n*/ {
    id: 'refused.request-waits',
    message: 'They have not answered your request yet. Wait until they do.',
  },
  ANNOUNCERS_ONLY: /*i18n*/ { id: 'refused.announcers-only', message: 'Only admins may announce something.' },
  NOTHING_SAID: /*i18n*/ { id: 'refused.nothing-said', message: 'Write something or add a picture.' },
  MESSAGE_GONE: /*i18n*/ { id: 'refused.message-gone', message: 'This message is no longer there.' },
  MESSAGE_NOT_YOURS: /*i18n*/ {
    id: 'refused.message-not-yours',
    message: 'Only who wrote it may change it.',
  },
  PICTURE_NOT_YOURS: /*i18n*/ {
    id: 'refused.picture-not-yours',
    message: 'Choose a picture that you have uploaded.',
  },
  NOBODY_TO_TALK_TO: /*i18n*/ {
    id: 'refused.nobody-to-talk-to',
    message: 'This person cannot be written to.',
  },
  NAME_UNREADABLE: /*i18n*/ {
    id: 'refused.name-unreadable',
    message: 'Use letters or digits that everybody can see.',
  },
  NAME_RESERVED: /*i18n*/ {
    id: 'refused.name-reserved',
    message: 'That name could be taken for the people who run this place. Choose another.',
  },
  NO_REQUEST: /*i18n*/ { id: 'refused.no-request', message: 'This request is no longer open.' },
  NOT_A_GROUP: /*i18n*/ { id: 'refused.not-a-group', message: 'Only a group has people to add or remove.' },
  GROUP_FULL: /*i18n*/ {
    id: 'refused.group-full',
    message: 'A group has at most {most, plural, one {# person} other {# people}}.',
  },
  NOT_THE_OWNER: /*i18n*/ { id: 'refused.not-the-owner', message: 'Only who owns the group may do this.' },
  THEY_ARE_IN: /*i18n*/ { id: 'refused.they-are-in', message: 'They belong to this group already.' },
  THEY_ARE_NOT_IN: /*i18n*/ { id: 'refused.they-are-not-in', message: 'They do not belong to this group.' },
} as const satisfies Messages;

export type ChatRefusal = keyof typeof chatRefusals;

/** What has been done, said to who did it. */
export const chatConfirmations = {
  ROOM_OPENED: /*i18n*/ { id: 'done.room-opened', message: 'The conversation is open.' },
  GROUP_RENAMED: /*i18n*/ { id: 'done.group-renamed', message: 'Renamed.' },
  PEOPLE_ADDED: /*i18n*/ { id: 'done.people-added', message: 'They are added.' },
  GROUP_LEFT: /*i18n*/ { id: 'done.group-left', message: 'Done.' },
  TALK_ACCEPTED: /*i18n*/ { id: 'done.talk-accepted', message: 'You can talk now.' },
  TALK_DECLINED: /*i18n*/ { id: 'done.talk-declined', message: 'The request is declined.' },
  ROOM_READ: /*i18n*/ { id: 'done.room-read', message: 'Read.' },
  CHOICE_SAVED: /*i18n*/ { id: 'done.choice-saved', message: 'Your choice is saved.' },
  TYPING_TOLD: /*i18n*/ { id: 'done.typing-told', message: 'Told.' },
  MESSAGE_SAID: /*i18n*/ { id: 'done.message-said', message: 'Said.' },
  MESSAGE_CHANGED: /*i18n*/ { id: 'done.message-changed', message: 'Changed.' },
  MESSAGE_REMOVED: /*i18n*/ { id: 'done.message-removed', message: 'Removed.' },
  REACTION_SAVED: /*i18n*/ { id: 'done.reaction-saved', message: 'Done.' },
} as const satisfies Messages;

export type ChatConfirmation = keyof typeof chatConfirmations;
export const done = confirm<ChatConfirmation>;
