import type { Messages } from '#platform/shared/message.ts';

/** What hosts did by hand about who comes, and what they hear of those without an account. */
export const hostNotices = {
  HUDDLE_REMOVED: /*i18n*/ { id: 'notice.huddle-removed', message: '{who} removed you from {what}.' },
  HUDDLE_READMITTED: /*i18n*/ {
    id: 'notice.huddle-readmitted',
    message: '{who} invites you to answer {what} again.',
  },
  HUDDLE_MOVED_UP_BY_HAND: /*i18n*/ {
    id: 'notice.huddle-moved-up-by-hand',
    message: 'A place at {what} became free for {name}, whom a host added by hand. Please tell them.',
  },
} as const satisfies Messages;
