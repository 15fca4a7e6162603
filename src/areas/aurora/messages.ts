import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';

/** The sentence of every refusal of this area. */
export const auroraRefusals = {
  ASKED_ENOUGH: /*i18n*/ {
    id: 'refused.asked-enough',
    message:
      'You have asked {most, plural, one {# question} other {# questions}} today. Aurora is there for you again tomorrow.',
  },
  ASKED_QUICKLY: /*i18n*/ {
    id: 'refused.asked-quickly',
    message: 'You ask faster than Aurora answers. Wait a minute.',
  },
  TALK_FULL: /*i18n*/ {
    id: 'refused.talk-full',
    message: 'This conversation is full. Start a new one.',
  },
  STILL_ANSWERING: /*i18n*/ {
    id: 'refused.still-answering',
    message: 'Wait until the answer is there, or stop it.',
  },
  NOT_THE_LAST: /*i18n*/ {
    id: 'refused.not-the-last',
    message: 'Only the last question can be asked again.',
  },
  NOT_ANSWERED: /*i18n*/ { id: 'refused.not-answered', message: 'There is no answer to judge yet.' },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof auroraRefusals, Message> {}
}

export type AuroraRefusal = keyof typeof auroraRefusals;

/** What has been done, said to who did it. */
export const auroraConfirmations = {
  TALK_DELETED: /*i18n*/ { id: 'done.talk-deleted', message: 'The conversation is deleted.' },
  QUESTION_ASKED: /*i18n*/ { id: 'done.question-asked', message: 'Question sent.' },
  ANSWER_STOPPED: /*i18n*/ { id: 'done.answer-stopped', message: 'Stopped.' },
  QUESTION_REPEATED: /*i18n*/ { id: 'done.question-repeated', message: 'Question sent again.' },
  ACT_NOTED: /*i18n*/ { id: 'done.act-noted', message: 'Saved.' },
  ANSWER_JUDGED: /*i18n*/ { id: 'done.answer-judged', message: 'Thank you.' },
} as const satisfies Messages;

export type AuroraConfirmation = keyof typeof auroraConfirmations;
export const done = confirm<AuroraConfirmation>;
