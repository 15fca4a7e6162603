import type { Messages } from '#platform/shared/message.ts';

/** The texts about logging in with another provider. */
export const providerMessages = {
  or: /*i18n*/ { id: 'auth.provider-or', message: 'or' },
  goOn: /*i18n*/ { id: 'auth.provider-go-on', message: 'Continue with {provider}' },
  title: /*i18n*/ { id: 'auth.provider-title', message: 'Log in with {provider}' },
  stopped: /*i18n*/ {
    id: 'auth.provider-stopped',
    message: 'You stopped the log-in at {provider}. Nothing has happened.',
  },
  away: /*i18n*/ {
    id: 'auth.provider-away',
    message: '{provider} does not answer at the moment. Try again later, or log in another way.',
  },
  refused: /*i18n*/ {
    id: 'auth.provider-refused',
    message: '{provider} did not confirm this log-in. Try again, or log in another way.',
  },
  missing: /*i18n*/ {
    id: 'auth.provider-missing',
    message:
      '{provider} did not tell us your email address, and without one we cannot open an account. Sign up another way.',
  },
  unchecked: /*i18n*/ {
    id: 'auth.provider-unchecked',
    message:
      '{provider} does not say that your email address is verified. Verify it there and try again, or sign up another way.',
  },
  untrusted: /*i18n*/ {
    id: 'auth.provider-untrusted',
    message:
      'We do not take the word of {provider} for email addresses like yours. Sign up another way, for example with a code by mail.',
  },
  otherLinked: /*i18n*/ {
    id: 'auth.provider-other-linked',
    message:
      'The account of this email address is linked to another account of {provider}. Use that one, or log in another way.',
  },
  askTitle: /*i18n*/ { id: 'auth.provider-ask-title', message: 'Link {provider}?' },
  askText: /*i18n*/ {
    id: 'auth.provider-ask-text',
    message:
      'There is an account with the address {email}. If it is yours, log in once as you usually do: from then on, {provider} opens it, too.',
  },
  askYes: /*i18n*/ { id: 'auth.provider-ask-yes', message: 'Log in and link {provider}' },
  askNo: /*i18n*/ { id: 'auth.provider-ask-no', message: 'Do not link' },
  willLink: /*i18n*/ {
    id: 'auth.provider-will-link',
    message: 'Log in as {email}. {provider} is linked right after.',
  },
} as const satisfies Messages;
