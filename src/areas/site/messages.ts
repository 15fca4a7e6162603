import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';

/** The sentence of every refusal of this area. */
export const siteRefusals = {
  NEWSLETTER_LINK_UNKNOWN: /*i18n*/ {
    id: 'refused.newsletter-link-unknown',
    message: 'This link is no longer valid. Subscribe again to get a new one.',
  },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof siteRefusals, Message> {}
}

/** What has been done, said to who did it. */
export const siteConfirmations = {
  FEEDBACK_SENT: /*i18n*/ {
    id: 'done.feedback-sent',
    message: 'Thank you. People read this, and answer by mail.',
  },
  NEWSLETTER_ASKED: /*i18n*/ {
    id: 'done.newsletter-asked',
    message: 'Please open the link in the mail that we have sent to you.',
  },
  NEWSLETTER_CONFIRMED: /*i18n*/ {
    id: 'done.newsletter-confirmed',
    message: 'You get our newsletter from now on.',
  },
  NEWSLETTER_LEFT: /*i18n*/ { id: 'done.newsletter-left', message: 'You get no more newsletters.' },
  WAITLIST_JOINED: /*i18n*/ {
    id: 'done.waitlist-joined',
    message: 'Thank you. We write to you when it is there.',
  },
} as const satisfies Messages;

export type SiteConfirmation = keyof typeof siteConfirmations;
export const done = confirm<SiteConfirmation>;
