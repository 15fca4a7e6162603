import type { Message, Messages } from '#platform/shared/message.ts';

/** What stands in front of every operation. */
export const gateMessages = {
  NOT_FOUND: /*i18n*/ { id: 'refused.not-found', message: 'Not found.' },
  NOT_SIGNED_IN: /*i18n*/ { id: 'refused.not-signed-in', message: 'Please log in.' },
  NOT_FOR_PROGRAMS: /*i18n*/ {
    id: 'refused.not-for-programs',
    message: 'A token of a program does not open this.',
  },
  SUSPENDED: /*i18n*/ { id: 'refused.suspended', message: 'This account is suspended.' },
  LEAVING: /*i18n*/ {
    id: 'refused.leaving',
    message: 'This account is about to be deleted. Keep it to go on.',
  },
  EMAIL_NOT_VERIFIED: /*i18n*/ { id: 'refused.email-not-verified', message: 'Please verify your email.' },
  NOT_ONBOARDED: /*i18n*/ { id: 'refused.not-onboarded', message: 'Please finish setting up your account.' },
  TOO_MANY_REQUESTS: /*i18n*/ {
    id: 'refused.too-many-requests',
    message: 'Too many requests. Please try again in {retryAfter, plural, one {# second} other {# seconds}}.',
  },
  READ_ONLY: /*i18n*/ {
    id: 'refused.read-only',
    message: 'We are looking after the site: for a while you can read, but not change anything.',
  },
  IN_FLIGHT: /*i18n*/ { id: 'refused.in-flight', message: 'The same request is still being worked on.' },
  KEY_REUSED: /*i18n*/ {
    id: 'refused.key-reused',
    message: 'This Idempotency-Key was used for another request.',
  },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof gateMessages, Message> {}
}

/** What is wrong with a request before any operation looks at it, and what is wrong with us. */
export const faultMessages = {
  BAD_REQUEST: /*i18n*/ { id: 'fault.bad-request', message: 'The request is not valid.' },
  NOT_VALID: /*i18n*/ { id: 'fault.not-valid', message: 'is not valid' },
  BAD_ADDRESS: /*i18n*/ { id: 'fault.bad-address', message: 'The address is not valid.' },
  NO_TEXT: /*i18n*/ { id: 'fault.no-text', message: '{path}: holds signs that are no text' },
  WRONG_CONTENT: /*i18n*/ {
    id: 'fault.wrong-content',
    message: 'This kind of content is not accepted here.',
  },
  TOO_LARGE: /*i18n*/ {
    id: 'fault.too-large',
    message: 'The request is too large: up to {most} can be sent.',
  },
  EMPTY: /*i18n*/ { id: 'fault.empty', message: 'The request has no content.' },
  NO_JSON: /*i18n*/ { id: 'fault.no-json', message: 'The request is not valid JSON.' },
  BAD_KEY: /*i18n*/ {
    id: 'fault.bad-key',
    message: 'An Idempotency-Key has 1 to 128 letters, digits or signs, and no spaces.',
  },
  WRONG_LENGTH: /*i18n*/ {
    id: 'fault.wrong-length',
    message: 'The request does not have the announced length.',
  },
  NETWORK_BUSY: /*i18n*/ {
    id: 'fault.network-busy',
    message: 'Too many requests. Please try again in a moment.',
  },
  WRONG_METHOD: /*i18n*/ { id: 'fault.wrong-method', message: 'This address takes {methods}.' },
  UNAVAILABLE: /*i18n*/ { id: 'fault.unavailable', message: 'Please try again in a moment.' },
  INTERNAL: /*i18n*/ { id: 'fault.internal', message: 'Something went wrong.' },
} as const satisfies Messages;
