import type { Messages } from '#platform/shared/message.ts';

/** What return plans say, to the party and to the hosts (SAFE-1). */
export const returnNotices = {
  RETURN_ASKED: /*i18n*/ {
    id: 'notice.return-asked',
    message:
      '{change, select, SOON {{what}: you wanted to be back within half an hour. Say so when you are, or give yourselves more time.} LATE {{what}: are all back? We were away and ask you first. In ten minutes others are told.} other {{what}: are all back? Say so, or give yourselves more time, before others are told.}}',
  },
  RETURN_OVERDUE: /*i18n*/ {
    id: 'notice.return-overdue',
    message:
      '{reason, select, CONTACTS {{what} is overdue. The emergency contacts have been told now.} other {{what} is overdue, and nobody has said that all are back. Please try to reach them now.}}',
  },
  RETURN_ALL_BACK: /*i18n*/ {
    id: 'notice.return-all-back',
    message:
      '{change, select, LATER {{who} gave a sign of life: {what} takes longer.} other {{who} says that all are back: {what}. If you called a rescue service, call it off.}}',
  },
} as const satisfies Messages;
