import type { Messages } from '#platform/shared/message.ts';

/** What hosts did by hand about who comes, and what they hear of those without an account. */
export const hostNotices = {
  HUDDLE_REMOVED: /*i18n*/ { id: 'notice.huddle-removed', message: '{who} removed you from {what}.' },
  HUDDLE_READMITTED: /*i18n*/ {
    id: 'notice.huddle-readmitted',
    message: '{who} invites you to answer {what} again.',
  },
  HUDDLE_LET_IN: /*i18n*/ {
    id: 'notice.huddle-let-in',
    message:
      '{turn, select, IN {{who} let you in ahead of others: {what}. The reason: {reason}.} PASSED {{reason, select, none {{who} gave the place you were offered back to somebody: {what}. You wait again where you stood.} other {{who} let somebody in ahead of you: {what}. The reason: {reason}. You wait again where you stood.}}} other {{who} took back that you were let in ahead of others: {what}. You wait again where you stood.}}',
  },
  HUDDLE_MOVED_UP_BY_HAND: /*i18n*/ {
    id: 'notice.huddle-moved-up-by-hand',
    message: 'A place at {what} became free for {name}, whom a host added by hand. Please tell them.',
  },
} as const satisfies Messages;
