import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';

/** The sentence of every refusal of this area. */
export const integrationRefusals = {
  SCOPE_MISSING: /*i18n*/ {
    id: 'refused.scope-missing',
    message: 'This token does not have the scope {scope}.',
  },
  TOO_MANY_TOKENS: /*i18n*/ {
    id: 'refused.too-many-tokens',
    message: 'A community can have {limit, plural, one {# token} other {# tokens}}. Revoke one first.',
  },
  TOKEN_EXISTS: /*i18n*/ {
    id: 'refused.token-exists',
    message: 'This token exists already. It is shown only once.',
  },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof integrationRefusals, Message> {}
}

/** What has been done, said to who did it. */
export const integrationConfirmations = {
  TOKEN_MADE: /*i18n*/ { id: 'done.token-made', message: 'Token created. Copy it now.' },
  TOKEN_REVOKED: /*i18n*/ { id: 'done.token-revoked', message: 'Token revoked.' },
} as const satisfies Messages;

export type IntegrationConfirmation = keyof typeof integrationConfirmations;
export const done = confirm<IntegrationConfirmation>;
