import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';

/** The sentence of every refusal of this area. */
export const linkRefusals = {
  LINK_NOT_ALLOWED: /*i18n*/ {
    id: 'refused.link-not-allowed',
    message: 'Only hosts can share a private huddle.',
  },
  LINK_ONLY_PUBLIC: /*i18n*/ {
    id: 'refused.link-only-public',
    message: 'Only a post for everybody can be shared by a link.',
  },
  LINK_HIDDEN: /*i18n*/ {
    id: 'refused.link-hidden',
    message: 'This community is by invitation only.',
  },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof linkRefusals, Message> {}
}

/** What has been done, said to who did it. */
export const linkConfirmations = {
  LINK_CREATED: /*i18n*/ { id: 'done.link-created', message: 'Link copied.' },
  LINK_ENDED: /*i18n*/ { id: 'done.link-ended', message: 'The link is ended.' },
} as const satisfies Messages;

export type LinkConfirmation = keyof typeof linkConfirmations;
export const done = confirm<LinkConfirmation>;
