import type { Message } from '#platform/shared/message.ts';
import type { Kind } from '../rules/kinds.ts';

/** What those hear whom a decision of moderators is about, and those who reported it. */
export const moderationNotices = {
  MODERATION_DECIDED: /*i18n*/ {
    id: 'notice.moderation-decided',
    message:
      '{again, select, yes {The decision about {what} was looked at again. Read the answer.} other {Moderators decided about {what}. Read why, and appeal if you disagree.}}',
  },
  MODERATION_REPORT: /*i18n*/ {
    id: 'notice.moderation-report',
    message:
      '{change, select, ACTED {Thank you for your report about {what}. Moderators agreed and acted on it.} REVERSED {Your report about {what} was looked at again, and the decision was reversed.} other {Thank you for your report about {what}. Moderators found nothing that breaks the rules.}}',
  },
} as const satisfies Readonly<Record<Extract<Kind, `MODERATION_${string}`>, Message>>;
