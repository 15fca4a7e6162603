import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';

/** The sentence of every refusal of this area. */
export const carryRefusals = {
  KEY_OF_OTHER: /*i18n*/ {
    id: 'refused.key-of-other',
    message: 'This key belongs to another account. Log out on this device and log in again.',
  },
  KEY_INVALID: /*i18n*/ { id: 'refused.key-invalid', message: 'This is not a key on the curve P-256.' },
  CODE_CHANGED: /*i18n*/ {
    id: 'refused.code-changed',
    message: 'This code is damaged or was changed. Read it again from the other phone.',
  },
  CODE_FOREIGN: /*i18n*/ {
    id: 'refused.code-foreign',
    message: 'This code is from a phone that is not logged in here. Nothing was delivered.',
  },
  CODE_TOO_OLD: /*i18n*/ {
    id: 'refused.code-too-old',
    message: 'This code is older than 7 days, or the clock of its phone is wrong. Nothing was delivered.',
  },
  CODE_NOT_CARRIED: /*i18n*/ {
    id: 'refused.code-not-carried',
    message:
      'Another phone cannot deliver this. Only messages without pictures, who came, and that all are back can be handed over.',
  },
  CODE_USED: /*i18n*/ { id: 'refused.code-used', message: 'This was delivered before.' },
  CARRIED_REFUSED: /*i18n*/ {
    id: 'refused.carried-refused',
    message: 'This could not be delivered. The author sees why once their own phone has a network.',
  },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof carryRefusals, Message> {}
}

/** What has been done, said to who did it. */
export const carryConfirmations = {
  KEY_KEPT: /*i18n*/ { id: 'done.key-kept', message: 'This device can hand over what waits.' },
  ACT_DELIVERED: /*i18n*/ { id: 'done.act-delivered', message: 'Delivered.' },
} as const satisfies Messages;

export type CarryConfirmation = keyof typeof carryConfirmations;
export const done = confirm<CarryConfirmation>;
