import { planFaultMessages } from '#areas/huddle/page-messages.ts';
import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';
import { nameRefusals, sharedRefusals } from '#platform/shared/messages.ts';
import { passwordFaults } from '#platform/shared/password-faults.ts';

/** The sentence of every refusal of this area. */
export const accountRefusals = {
  USERNAME_FORM: /*i18n*/ {
    id: 'refused.username-form',
    message: 'Use 3 to 30 of the letters a to z, digits, dots and underscores.',
  },
  USERNAME_RESERVED: /*i18n*/ { id: 'refused.username-reserved', message: 'This username is reserved.' },
  USERNAME_TAKEN: /*i18n*/ { id: 'refused.username-taken', message: 'This username is taken.' },
  USERNAME_KEPT: /*i18n*/ {
    id: 'refused.username-kept',
    message: 'Your username was chosen when you joined.',
  },
  USERNAME_LOOKS_ALIKE: /*i18n*/ {
    id: 'refused.username-looks-alike',
    message: 'This username looks too much like one that somebody has. Choose another.',
  },
  USERNAME_CHANGED_OFTEN: /*i18n*/ {
    id: 'refused.username-changed-often',
    message: 'You have changed your username twice in 30 days. You can change it again from {date} on.',
  },
  MAIL_CODE_WRONG: /*i18n*/ {
    id: 'refused.mail-code-wrong',
    message: 'This is not the code of the mail.',
  },
  MAIL_CODE_ENDED: /*i18n*/ {
    id: 'refused.mail-code-ended',
    message: 'This code is no longer valid. Ask for a new one.',
  },
  PASSKEY_REFUSED: /*i18n*/ {
    id: 'refused.passkey-refused',
    message: 'This passkey could not be checked. Please try again.',
  },
  TOO_MANY_PASSKEYS: /*i18n*/ {
    id: 'refused.too-many-passkeys',
    message:
      'You have {limit, plural, one {# passkey} other {# passkeys}}, the most that an account may have.',
  },
  PROVIDER_AWAY: /*i18n*/ {
    id: 'refused.provider-away',
    message: 'This service does not answer at the moment. Please try again later.',
  },
  PROVIDER_STOPPED: /*i18n*/ {
    id: 'refused.provider-stopped',
    message: 'You stopped the log-in there. Nothing is linked.',
  },
  PROVIDER_REFUSED: /*i18n*/ {
    id: 'refused.provider-refused',
    message: 'The service did not confirm this log-in, or it took too long. Please try again.',
  },
  PROVIDER_ADDRESS_UNCHECKED: /*i18n*/ {
    id: 'refused.provider-address-unchecked',
    message: 'The service does not vouch for your email address, so it cannot be linked.',
  },
  PROVIDER_ADDRESS_OTHER: /*i18n*/ {
    id: 'refused.provider-address-other',
    message: 'You have another email address there. It can be linked when both are the same and verified.',
  },
  PROVIDER_OF_ANOTHER: /*i18n*/ {
    id: 'refused.provider-of-another',
    message: 'This log-in opens another account already. Unlink it there first.',
  },
  PROVIDER_LINKED_ALREADY: /*i18n*/ {
    id: 'refused.provider-linked-already',
    message: 'This service is linked already. Unlink it first to link another of its accounts.',
  },
  SECOND_FACTOR_IS_ON: /*i18n*/ {
    id: 'refused.second-factor-is-on',
    message: 'Your second factor is already on. Turn it off first.',
  },
  NO_SECOND_FACTOR: /*i18n*/ {
    id: 'refused.no-second-factor',
    message: 'Your second factor is not on.',
  },
  FACTOR_CODE_WRONG: /*i18n*/ {
    id: 'refused.factor-code-wrong',
    message: 'This code is not right, or it was used before. Wait for the next one.',
  },
  LOG_IN_KEPT_ELSEWHERE: /*i18n*/ {
    id: 'refused.log-in-kept-elsewhere',
    message: 'This is kept by the service you log in with; change it there.',
  },
  PASSWORD_SHORT: passwordFaults.SHORT,
  PASSWORD_LONG: passwordFaults.LONG,
  PASSWORD_COMMON: passwordFaults.COMMON,
  PASSWORD_LEAKED: passwordFaults.LEAKED,
  PASSWORD_ADDRESS: passwordFaults.ADDRESS,
  NO_EMAIL: /*i18n*/ { id: 'refused.no-email', message: 'Enter and save your email first.' },
  EMAIL_ALREADY_VERIFIED: /*i18n*/ {
    id: 'refused.email-already-verified',
    message: 'Your email is already verified.',
  },
  EMAIL_DISPOSABLE: /*i18n*/ {
    id: 'refused.email-disposable',
    message: 'This address is for a few minutes only. Use one that you keep.',
  },
  EMAIL_TAKEN: /*i18n*/ {
    id: 'refused.email-taken',
    message: 'This email belongs to another account. Log in there, or use another email.',
  },
  LINK_SPENT: /*i18n*/ {
    id: 'refused.link-spent',
    message: 'This link was already used, or it is older than 24 hours.',
  },
  UNDO_SPENT: /*i18n*/ {
    id: 'refused.undo-spent',
    message: 'This link was already used, or it is older than 7 days.',
  },
  LOG_IN_AGAIN: /*i18n*/ {
    id: 'refused.log-in-again',
    message: 'To be sure that it is you, give your password or log in again.',
  },
  PASSWORD_WRONG: /*i18n*/ { id: 'refused.password-wrong', message: 'That is not your password.' },
  TOO_MANY_TRIES: /*i18n*/ {
    id: 'refused.too-many-tries',
    message: 'Too many tries. Please try again in {retryAfter, plural, one {# second} other {# seconds}}.',
  },
  TOO_MANY_MAILS: /*i18n*/ {
    id: 'refused.too-many-mails',
    message:
      'We have just sent you a mail. Please try again in {retryAfter, plural, one {# second} other {# seconds}}.',
  },
  TIME_ZONE_UNKNOWN: planFaultMessages.TIME_ZONE_UNKNOWN,
  ...nameRefusals,
  PICTURE_NOT_YOURS: sharedRefusals.PICTURE_NOT_YOURS,
  BIRTH_NOT_POSSIBLE: /*i18n*/ {
    id: 'refused.birth-not-possible',
    message: 'Enter your real date of birth; people here are 13 or older.',
  },
  RECOVERS_NO_OPERATOR: /*i18n*/ {
    id: 'refused.recovers-no-operator',
    message: 'The account of an operator is not recovered. Revoke the role first.',
  },
  RECOVERS_NO_LEAVER: /*i18n*/ {
    id: 'refused.recovers-no-leaver',
    message: 'This account is about to be deleted.',
  },
  RECOVERS_ELSEWHERE: /*i18n*/ {
    id: 'refused.recovers-elsewhere',
    message: 'This account logs in at another provider, which recovers it.',
  },
  RECOVERY_UNDER_WAY: /*i18n*/ {
    id: 'refused.recovery-under-way',
    message: 'This account is already being recovered.',
  },
  NO_RECOVERY: /*i18n*/ { id: 'refused.no-recovery', message: 'This account is not being recovered.' },
  EMAIL_KNOWN: /*i18n*/ {
    id: 'refused.email-known',
    message: 'The account has this email already. A new password can be asked for with it.',
  },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof accountRefusals, Message> {}
}

export type AccountRefusal = keyof typeof accountRefusals;

/** What has been done, said to who did it. */
export const accountConfirmations = {
  USERNAME_FREE: /*i18n*/ { id: 'done.username-free', message: 'This username is free.' },
  ACCOUNT_SAVED: /*i18n*/ { id: 'done.account-saved', message: 'Your changes are saved.' },
  PRESENT: /*i18n*/ { id: 'done.present', message: 'Thank you. You can go on.' },
  USERNAME_CHANGED: /*i18n*/ {
    id: 'done.username-changed',
    message: 'You are @{username} now. Your old address leads here for 90 days.',
  },
  PASSWORD_SAVED: /*i18n*/ {
    id: 'done.password-saved',
    message: 'Your password is saved, and your other devices are logged out.',
  },
  PASSKEY_ADDED: /*i18n*/ { id: 'done.passkey-added', message: 'Your passkey is ready.' },
  PASSKEY_RENAMED: /*i18n*/ { id: 'done.passkey-renamed', message: 'Your passkey has its new name.' },
  PASSKEY_REMOVED: /*i18n*/ { id: 'done.passkey-removed', message: 'The passkey is removed.' },
  PROVIDER_LINKED: /*i18n*/ {
    id: 'done.provider-linked',
    message: '{provider} opens your account from now on.',
  },
  PROVIDER_UNLINKED: /*i18n*/ {
    id: 'done.provider-unlinked',
    message: 'That service no longer opens your account.',
  },
  APP_ENDED: /*i18n*/ { id: 'done.app-ended', message: 'That app is disconnected.' },
  SECOND_FACTOR_ON: /*i18n*/ {
    id: 'done.second-factor-on',
    message: 'Your second factor is on. Keep the recovery codes where you find them without your phone.',
  },
  SECOND_FACTOR_OFF: /*i18n*/ { id: 'done.second-factor-off', message: 'Your second factor is off.' },
  RECOVERY_CODES_MADE: /*i18n*/ {
    id: 'done.recovery-codes-made',
    message: 'Here are new recovery codes. The old ones no longer work.',
  },
  PICTURE_SAVED: /*i18n*/ { id: 'done.picture-saved', message: 'Your picture is saved.' },
  COVER_SAVED: /*i18n*/ { id: 'done.cover-saved', message: 'Your cover is saved.' },
  BETA_ON: /*i18n*/ { id: 'done.beta-on', message: 'You see what we are trying out.' },
  BETA_OFF: /*i18n*/ { id: 'done.beta-off', message: 'You see what is finished.' },
  EMAIL_KEPT: /*i18n*/ { id: 'done.email-kept', message: 'This email is already verified.' },
  EMAIL_SAVED: /*i18n*/ {
    id: 'done.email-saved',
    message: 'Email saved. We have sent a mail to {email}: please open the link in it.',
  },
  VERIFICATION_SENT: /*i18n*/ {
    id: 'done.verification-sent',
    message: 'We have sent a mail to {email}: please open the link in it.',
  },
  EMAIL_VERIFIED: /*i18n*/ { id: 'done.email-verified', message: 'Your email is verified.' },
  EMAIL_RESTORED: /*i18n*/ {
    id: 'done.email-restored',
    message: '{email} is your email again, and all devices are logged out.',
  },
  ONBOARDED: /*i18n*/ { id: 'done.onboarded', message: 'Welcome. You are ready to go outdoors.' },
  DEVICE_LOGGED_OUT: /*i18n*/ { id: 'done.device-logged-out', message: 'That device is logged out.' },
  OTHERS_LOGGED_OUT: /*i18n*/ {
    id: 'done.others-logged-out',
    message: 'All other devices are logged out.',
  },
  ALL_LOGGED_OUT: /*i18n*/ { id: 'done.all-logged-out', message: 'You are logged out everywhere.' },
} as const satisfies Messages;

export type AccountConfirmation = keyof typeof accountConfirmations;
export const done = confirm<AccountConfirmation>;
