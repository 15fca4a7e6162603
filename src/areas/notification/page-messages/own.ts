import type { Message } from '#platform/shared/message.ts';
import type { Kind } from '../rules/kinds.ts';

/** What somebody hears about their badges, their awards, the copy of their data and their webhooks. */
export const ownNotices = {
  BADGE_GRANTED: /*i18n*/ { id: 'notice.badge-granted', message: 'You received a badge: {what}.' },
  BADGE_DECLINED: /*i18n*/ {
    id: 'notice.badge-declined',
    message: 'Your badge request was declined: {what}.',
  },
  BADGE_TAKEN: /*i18n*/ { id: 'notice.badge-taken', message: 'Your badge was removed: {what}.' },
  AWARD_EARNED: /*i18n*/ { id: 'notice.award-earned', message: 'You earned an award: {what}.' },
  EXPORT_READY: /*i18n*/ {
    id: 'notice.export-ready',
    message: 'The copy of {what} is ready. Download it within seven days.',
  },
  WEBHOOK_OFF: /*i18n*/ {
    id: 'notice.webhook-off',
    message:
      'A webhook of {what} is switched off: {reason, select, GONE {its address is gone} other {nothing has arrived there for three days}}.',
  },
} as const satisfies Partial<Readonly<Record<Kind, Message>>>;
