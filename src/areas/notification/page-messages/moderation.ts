import type { Message } from '#platform/shared/message.ts';
import type { Kind } from '../rules/kinds.ts';

/** What those hear whom a decision of moderators is about, and those who reported it. */
export const moderationNotices = {
  MODERATION_DECIDED: /*i18n*/ {
    id: 'notice.moderation-decided',
    message:
      '{again, select, yes {The decision about {what} was looked at again. Read the answer.} other {There is a decision about {what}. Read why, and appeal if you disagree.}}',
  },
  MODERATION_REPORT: /*i18n*/ {
    id: 'notice.moderation-report',
    message:
      '{change, select, ACTED {Thank you for your report about {what}. It was looked at, and something was done about it.} REVERSED {Your report about {what} was looked at again, and the decision was reversed.} other {Thank you for your report about {what}. It was looked at, and nothing breaks the rules.}}',
  },
  COMMUNITY_CASE: /*i18n*/ {
    id: 'notice.community-case',
    message:
      '{cases, plural, one {Something in {what} was reported and waits for an admin.} other {# reported things in {what} wait for an admin.}}',
  },
} as const satisfies Readonly<Record<Extract<Kind, `MODERATION_${string}` | 'COMMUNITY_CASE'>, Message>>;
