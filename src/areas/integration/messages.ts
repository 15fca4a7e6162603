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
  WEBHOOK_EXISTS: /*i18n*/ {
    id: 'refused.webhook-exists',
    message: 'This webhook exists already. Its secret is shown only once.',
  },
  WEBHOOK_NOT_HTTPS: /*i18n*/ {
    id: 'refused.webhook-not-https',
    message: 'Enter an address that begins with https://, on the usual port and without a user name.',
  },
  WEBHOOK_ADDRESS_CLOSED: /*i18n*/ {
    id: 'refused.webhook-address-closed',
    message: 'This address is not known, or lies in a private network.',
  },
  TOO_MANY_WEBHOOKS: /*i18n*/ {
    id: 'refused.too-many-webhooks',
    message: 'There can be {limit, plural, one {# webhook} other {# webhooks}} here. Remove one first.',
  },
  EVENT_NOT_HERE: /*i18n*/ {
    id: 'refused.event-not-here',
    message: 'The event {event} cannot be heard here.',
  },
  WEBHOOK_IS_OFF: /*i18n*/ {
    id: 'refused.webhook-is-off',
    message: 'This webhook is switched off. Switch it on first.',
  },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof integrationRefusals, Message> {}
}

/** What has been done, said to who did it. */
export const integrationConfirmations = {
  TOKEN_MADE: /*i18n*/ { id: 'done.token-made', message: 'Token created. Copy it now.' },
  TOKEN_REVOKED: /*i18n*/ { id: 'done.token-revoked', message: 'Token revoked.' },
  WEBHOOK_MADE: /*i18n*/ { id: 'done.webhook-made', message: 'Webhook created. Copy its secret now.' },
  WEBHOOK_REMOVED: /*i18n*/ { id: 'done.webhook-removed', message: 'Webhook removed.' },
  WEBHOOK_ON: /*i18n*/ { id: 'done.webhook-on', message: 'Webhook switched on.' },
  WEBHOOK_OFF: /*i18n*/ { id: 'done.webhook-off', message: 'Webhook switched off.' },
  TEST_ON_ITS_WAY: /*i18n*/ { id: 'done.test-on-its-way', message: 'The test is on its way.' },
  SENT_AGAIN: /*i18n*/ { id: 'done.sent-again', message: 'It is sent again.' },
} as const satisfies Messages;

export type IntegrationConfirmation = keyof typeof integrationConfirmations;
export const done = confirm<IntegrationConfirmation>;
