import type { Messages } from './message.ts';

/** Sentences that several areas answer with. */
export const nameRefusals = {
  NAME_UNREADABLE: /*i18n*/ {
    id: 'refused.name-unreadable',
    message: 'Use letters or digits that everyone can see.',
  },
  NAME_RESERVED: /*i18n*/ {
    id: 'refused.name-reserved',
    message: 'This name could be mistaken for the team. Choose another.',
  },
} as const satisfies Messages;

export const sharedRefusals = {
  PICTURE_NOT_YOURS: /*i18n*/ {
    id: 'refused.picture-not-yours',
    message: 'Choose a picture that you have uploaded.',
  },
  NO_REQUEST: /*i18n*/ { id: 'refused.no-request', message: 'This request is no longer open.' },
} as const satisfies Messages;

export const reactionConfirmations = {
  LIKED: /*i18n*/ { id: 'done.liked', message: 'Liked.' },
  UNLIKED: /*i18n*/ { id: 'done.unliked', message: 'No longer liked.' },
  SHARED_WITH: /*i18n*/ {
    id: 'done.shared-with',
    message: '{count, plural, one {Shared with one person.} other {Shared with # people.}}',
  },
} as const satisfies Messages;

export const sharedConfirmations = {
  CHOICE_SAVED: /*i18n*/ { id: 'done.choice-saved', message: 'Your choice is saved.' },
} as const satisfies Messages;
