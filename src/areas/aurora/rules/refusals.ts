/** The sentence of every refusal of this area, for people. */
export const auroraRefusals = {
  ASKED_ENOUGH: 'You have asked {most} questions today. Aurora is there for you again tomorrow.',
  TALK_FULL: 'This conversation is long enough. Begin a new one.',
  STILL_ANSWERING: 'Wait until the answer is there, or stop it.',
  NOT_THE_LAST: 'Only the last question can be asked again.',
  NOT_ANSWERED: 'There is no answer to judge yet.',
} as const;

export type AuroraRefusal = keyof typeof auroraRefusals;
