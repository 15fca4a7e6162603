import type { Messages } from '#platform/shared/message.ts';

/** What a club says to an outing, that one takes place after all, and what its members are qualified for. */
export const approvalNotices = {
  HUDDLE_RETURNED: /*i18n*/ {
    id: 'notice.huddle-returned',
    message: '{what} takes place after all, says {who}.',
  },
  HUDDLE_APPROVED: /*i18n*/ {
    id: 'notice.approved',
    message:
      '{change, select, APPROVED {{who} agreed with {what}. You can publish it.} CHANGED {{who} agreed with your change of {what}.} other {{who} agreed with {what}: it is published.}}',
  },
  HUDDLE_NOT_APPROVED: /*i18n*/ {
    id: 'notice.huddle-not-approved',
    message:
      '{change, select, CHANGED {{who} did not agree with your change of {what}: it stays as it was.} other {{who} did not agree with {what}. The draft is still yours, with the reason.}}',
  },
  COMMUNITY_PROPOSAL: /*i18n*/ {
    id: 'notice.proposal',
    message:
      '{overdue, select, yes {An outing of {who} in {what} has waited for an answer for 7 days.} other {{who} proposes an outing in {what}.}}',
  },
  COMMUNITY_QUALIFICATION: /*i18n*/ {
    id: 'notice.qualification',
    message:
      '{own, select, yes {Your qualification “{name}” in {what} ends {days, plural, =0 {today} one {in # day} other {in # days}}.} other {“{name}” of {who} in {what} ends {days, plural, =0 {today} one {in # day} other {in # days}}.}}',
  },
} as const satisfies Messages;
