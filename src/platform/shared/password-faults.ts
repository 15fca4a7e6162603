import type { Message } from './message.ts';

/** What may be wrong with a new password, wherever it is chosen. */
export const passwordFaults = {
  SHORT: /*i18n*/ { id: 'auth.password-faults-short', message: 'Use at least 10 characters.' },
  LONG: /*i18n*/ { id: 'auth.password-faults-long', message: 'Use at most 128 characters.' },
  COMMON: /*i18n*/ { id: 'auth.password-faults-common', message: 'This password is too common.' },
  LEAKED: /*i18n*/ {
    id: 'auth.password-faults-leaked',
    message: 'This password stands in a list of leaked ones. Choose another.',
  },
  ADDRESS: /*i18n*/ {
    id: 'auth.password-faults-address',
    message: 'Choose something that is not made of your name or e-mail address.',
  },
} as const satisfies Readonly<Record<string, Message>>;

export type PasswordFault = keyof typeof passwordFaults;
