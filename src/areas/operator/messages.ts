import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';

/** The sentence of every refusal of this area. */
export const operatorRefusals = {
  NOT_AN_OPERATOR: /*i18n*/ { id: 'refused.not-an-operator', message: 'Only operators may do this.' },
  LAST_OPERATOR: /*i18n*/ {
    id: 'refused.last-operator',
    message: 'This is the last operator. Make somebody else an operator first.',
  },
  NOT_YOURSELF: /*i18n*/ { id: 'refused.not-yourself', message: 'You cannot suspend yourself.' },
  NO_ADDRESS: /*i18n*/ { id: 'refused.no-address', message: 'This person has no email address.' },
  JOB_UNDER_WAY: /*i18n*/ { id: 'refused.job-under-way', message: 'This job is running at the moment.' },
  BANNER_IS_OVER: /*i18n*/ { id: 'refused.banner-is-over', message: 'Choose a time that is still to come.' },
  TOO_MANY_BANNERS: /*i18n*/ {
    id: 'refused.too-many-banners',
    message: '{most, plural, one {# banner is} other {# banners are}} shown above every page. End one first.',
  },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof operatorRefusals, Message> {}
}

export const operatorConfirmations = {
  JOB_RETRIED: /*i18n*/ { id: 'done.job-retried', message: 'The job runs again.' },
  PERSON_HELPED: /*i18n*/ { id: 'done.person-helped', message: 'Done, and logged.' },
  READ_ONLY_SET: /*i18n*/ { id: 'done.read-only-set', message: 'People can only read now.' },
  READ_ONLY_ENDED: /*i18n*/ { id: 'done.read-only-ended', message: 'People can write again.' },
  BANNER_SHOWN: /*i18n*/ { id: 'done.banner-shown', message: 'The banner is shown above every page.' },
  BANNER_ENDED: /*i18n*/ { id: 'done.banner-ended', message: 'The banner is gone.' },
} as const satisfies Messages;

export type OperatorConfirmation = keyof typeof operatorConfirmations;
export const done = confirm<OperatorConfirmation>;
