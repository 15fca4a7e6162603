import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';

/** The sentence of every refusal of this area. */
export const moderationRefusals = {
  NOT_A_MODERATOR: /*i18n*/ { id: 'refused.not-a-moderator', message: 'Only moderators may do this.' },
  ALREADY_REPORTED: /*i18n*/ {
    id: 'refused.already-reported',
    message: 'You have reported this already. Moderators will look at it.',
  },
  TOO_MANY_REPORTS: /*i18n*/ {
    id: 'refused.too-many-reports',
    message: 'You can report up to {most, plural, one {# thing} other {# things}} a day.',
  },
  REPORT_DECIDED: /*i18n*/ { id: 'refused.report-decided', message: 'This report is decided already.' },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof moderationRefusals, Message> {}
}

export type ModerationRefusal = keyof typeof moderationRefusals;

/** What has been done, said to who did it. */
export const moderationConfirmations = {
  REPORTED: /*i18n*/ { id: 'done.reported', message: 'Thank you. Moderators will look at it.' },
  REPORT_CLOSED: /*i18n*/ { id: 'done.report-closed', message: 'The report is closed.' },
} as const satisfies Messages;

export type ModerationConfirmation = keyof typeof moderationConfirmations;
export const done = confirm<ModerationConfirmation>;
