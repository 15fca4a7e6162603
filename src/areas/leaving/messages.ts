import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';

/** The sentence of every refusal of this area. */
export const leavingRefusals = {
  HANGS_ON_YOU: /*i18n*/ {
    id: 'refused.hangs-on-you',
    message: 'Say first what happens to {name}: somebody takes it over, or it ends.',
  },
  CANNOT_TAKE_OVER: /*i18n*/ {
    id: 'refused.cannot-take-over',
    message: 'This person cannot take over {name}. Choose another, or let it end.',
  },
  ALREADY_LEAVING: /*i18n*/ {
    id: 'refused.already-leaving',
    message: 'Your account is about to be deleted already.',
  },
  NOT_LEAVING: /*i18n*/ {
    id: 'refused.not-leaving',
    message: 'Nobody has asked to delete this account.',
  },
  LOG_IN_CHANGED: /*i18n*/ {
    id: 'refused.log-in-changed',
    message:
      'How you log in changed less than 24 hours ago. Until a day has passed, your data cannot be exported and your account cannot be deleted.',
  },
  EXPORT_RUNS: /*i18n*/ {
    id: 'refused.export-runs',
    message: 'Your data is being put together already.',
  },
  EXPORTS_TODAY: /*i18n*/ {
    id: 'refused.exports-today',
    message: 'You can export your data {most, plural, one {once} other {# times}} a day. Try again tomorrow.',
  },
  EXPORT_ENDED: /*i18n*/ {
    id: 'refused.export-ended',
    message: 'This export is no longer here. Make a new one.',
  },
  IMPORT_RUNS: /*i18n*/ {
    id: 'refused.import-runs',
    message: 'A copy is being imported. Wait until it is done.',
  },
  IMPORT_MOVED_ON: /*i18n*/ {
    id: 'refused.import-moved-on',
    message: 'This copy is further on by now. Reload the page.',
  },
  IMPORT_PART_WRONG: /*i18n*/ {
    id: 'refused.import-part-wrong',
    message: 'This is not the part of the file that comes next. Choose the same file again.',
  },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof leavingRefusals, Message> {}
}

/** What has been done, said to who did it. */
export const leavingConfirmations = {
  DELETION_ASKED: /*i18n*/ {
    id: 'done.deletion-asked',
    message: 'Your account is hidden now and deleted in 14 days. Log in before that to keep it.',
  },
  EXPORT_BEGUN: /*i18n*/ {
    id: 'done.export-begun',
    message: 'We are putting your data together. You get a notice when it is ready.',
  },
  IMPORT_BEGUN: /*i18n*/ { id: 'done.import-begun', message: 'The file is on its way.' },
  IMPORT_RUNNING: /*i18n*/ { id: 'done.import-running', message: 'Your data is being imported.' },
  IMPORT_DROPPED: /*i18n*/ { id: 'done.import-dropped', message: 'The file is deleted.' },
  ACCOUNT_KEPT: /*i18n*/ { id: 'done.account-kept', message: 'Good that you stay. Your account is back.' },
} as const satisfies Messages;

export type LeavingConfirmation = keyof typeof leavingConfirmations;
export const done = confirm<LeavingConfirmation>;
