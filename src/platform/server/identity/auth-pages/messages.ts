import type { Message, Messages } from '#platform/shared/message.ts';
import type { EmailFault } from './form-values.ts';

/** Every text of the pages on which people log in, sign up and set a password. */
export const authMessages = {
  email: /*i18n*/ { id: 'auth.email', message: 'E-mail' },
  password: /*i18n*/ { id: 'auth.password', message: 'Password' },
  newPassword: /*i18n*/ { id: 'auth.new-password', message: 'New password' },
  passwordHint: /*i18n*/ {
    id: 'auth.password-hint',
    message: 'At least 10 characters. A short sentence is easy to remember.',
  },
  logInTitle: /*i18n*/ { id: 'auth.log-in-title', message: 'Log in' },
  logInText: /*i18n*/ { id: 'auth.log-in-text', message: 'Good to see you. Where are you going next?' },
  logInSend: /*i18n*/ { id: 'auth.log-in-send', message: 'Log in' },
  logInToSignUp: /*i18n*/ { id: 'auth.log-in-to-sign-up', message: 'New here? Sign up' },
  logInToForgotten: /*i18n*/ { id: 'auth.log-in-to-forgotten', message: 'Forgotten your password?' },
  logInToCode: /*i18n*/ { id: 'auth.log-in-to-code', message: 'Log in with a code by mail' },
  logInByPasskey: /*i18n*/ { id: 'auth.log-in-by-passkey', message: 'Use a passkey' },
  passkeyUnknown: /*i18n*/ {
    id: 'auth.passkey-unknown',
    message: 'We do not know this passkey. It may have been removed from the account: log in another way.',
  },
  factorTitle: /*i18n*/ { id: 'auth.factor-title', message: 'One more code' },
  factorText: /*i18n*/ {
    id: 'auth.factor-text',
    message: 'Your account asks for a second factor. Open your app and type the code that it shows.',
  },
  factorCode: /*i18n*/ { id: 'auth.factor-code', message: 'Code of your app' },
  factorHint: /*i18n*/ {
    id: 'auth.factor-hint',
    message: 'Without your phone, type one of your recovery codes.',
  },
  factorWrong: /*i18n*/ {
    id: 'auth.factor-wrong',
    message: 'This code is not right, or it was used before. Wait for the next one.',
  },
  notMeTitle: /*i18n*/ { id: 'auth.not-me-title', message: 'Was it not you?' },
  notMeText: /*i18n*/ {
    id: 'auth.not-me-text',
    message: 'One press ends that log-in on its device, with the passkeys that were made in it.',
  },
  notMeSend: /*i18n*/ { id: 'auth.not-me-send', message: 'That was not me' },
  deniedTitle: /*i18n*/ { id: 'auth.denied-title', message: 'That log-in is ended' },
  deniedText: /*i18n*/ {
    id: 'auth.denied-text',
    message: 'Somebody may know your password, or read your mail. Choose a new password now.',
  },
  denialSpentText: /*i18n*/ {
    id: 'auth.denial-spent-text',
    message: 'This link was already used, or it is older than 7 days. Your log-ins are in your settings.',
  },
  recoveryTitle: /*i18n*/ { id: 'auth.recovery-title', message: 'Stop the recovery of your account?' },
  recoveryText: /*i18n*/ {
    id: 'auth.recovery-text',
    message:
      'The team was asked to give this account back at another email. One press stops that, and everything stays as it is.',
  },
  recoverySend: /*i18n*/ { id: 'auth.recovery-send', message: 'That was not me: stop it' },
  recoveryStoppedTitle: /*i18n*/ { id: 'auth.recovery-stopped-title', message: 'The recovery is stopped' },
  recoveryStoppedText: /*i18n*/ {
    id: 'auth.recovery-stopped-text',
    message: 'Your account stays as it is. If you do not know who asked, write to us.',
  },
  recoveryOverText: /*i18n*/ {
    id: 'auth.recovery-over-text',
    message:
      'The recovery was already stopped, or it is over. If your email was changed, the mail about it takes it back.',
  },
  toSupport: /*i18n*/ { id: 'auth.to-support', message: 'Write to us' },
  toSecurity: /*i18n*/ { id: 'auth.to-security', message: 'Look at my log-ins' },
  codeTitle: /*i18n*/ { id: 'auth.code-title', message: 'Log in with a code by mail' },
  codeText: /*i18n*/ {
    id: 'auth.code-text',
    message: 'We mail you a code of 6 digits. If you are new, it opens your account.',
  },
  codeSend: /*i18n*/ { id: 'auth.code-send', message: 'Send the code' },
  codeSent: /*i18n*/ {
    id: 'auth.code-sent',
    message: 'A mail with a code is on its way to {email}. The code works for 10 minutes.',
  },
  code: /*i18n*/ { id: 'auth.code', message: 'Code of 6 digits' },
  codeWrong: /*i18n*/ { id: 'auth.code-wrong', message: 'This is not the code of the mail.' },
  codeEnded: /*i18n*/ {
    id: 'auth.code-ended',
    message: 'This code is no longer valid. Ask for a new one.',
  },
  codeAgain: /*i18n*/ { id: 'auth.code-again', message: 'Send a new code' },
  codeToPassword: /*i18n*/ { id: 'auth.code-to-password', message: 'Log in with a password' },
  signUpTitle: /*i18n*/ { id: 'auth.sign-up-title', message: 'Sign up' },
  signUpText: /*i18n*/ {
    id: 'auth.sign-up-text',
    message: 'Find people to go outdoors with. It takes a minute.',
  },
  signUpSend: /*i18n*/ { id: 'auth.sign-up-send', message: 'Sign up' },
  signUpToLogIn: /*i18n*/ { id: 'auth.sign-up-to-log-in', message: 'I have an account. Log in' },
  forgottenTitle: /*i18n*/ { id: 'auth.forgotten-title', message: 'Forgotten your password?' },
  forgottenText: /*i18n*/ {
    id: 'auth.forgotten-text',
    message: 'We send you a link with which you choose a new one.',
  },
  forgottenSend: /*i18n*/ { id: 'auth.forgotten-send', message: 'Send the link' },
  mailedTitle: /*i18n*/ { id: 'auth.mailed-title', message: 'Check your mail' },
  mailedText: /*i18n*/ {
    id: 'auth.mailed-text',
    message: 'If {email} has an account, a mail with a link is on its way. The link works for 30 minutes.',
  },
  mailedNothingThere: /*i18n*/ {
    id: 'auth.mailed-nothing-there',
    message: 'Nothing there after a few minutes? Look in the spam folder, or try another address.',
  },
  chooseTitle: /*i18n*/ { id: 'auth.choose-title', message: 'Choose a new password' },
  chooseSend: /*i18n*/ { id: 'auth.choose-send', message: 'Save the password' },
  changedTitle: /*i18n*/ { id: 'auth.changed-title', message: 'Password changed' },
  changedText: /*i18n*/ {
    id: 'auth.changed-text',
    message: 'Your new password is set, and every other device is logged out.',
  },
  spentTitle: /*i18n*/ { id: 'auth.spent-title', message: 'This link is no longer valid' },
  spentText: /*i18n*/ {
    id: 'auth.spent-text',
    message: 'This link was already used, or it is older than 30 minutes.',
  },
  spentAgain: /*i18n*/ { id: 'auth.spent-again', message: 'Send a new link' },
  expiredTitle: /*i18n*/ { id: 'auth.expired-title', message: 'Please start again' },
  expiredText: /*i18n*/ {
    id: 'auth.expired-text',
    message: 'This page has waited too long, or its log-in is already finished.',
  },
  failedTitle: /*i18n*/ { id: 'auth.failed-title', message: 'This did not work' },
  failedText: /*i18n*/ {
    id: 'auth.failed-text',
    message: 'The log-in took too long, was already finished, or came from an old page.',
  },
  startAgain: /*i18n*/ { id: 'auth.start-again', message: 'Start again' },
  elsewhereTitle: /*i18n*/ { id: 'auth.elsewhere-title', message: 'Not from here' },
  elsewhereText: /*i18n*/ { id: 'auth.elsewhere-text', message: 'This form was sent from another page.' },
  logOutTitle: /*i18n*/ { id: 'auth.log-out-title', message: 'Log out' },
  logOutText: /*i18n*/ {
    id: 'auth.log-out-text',
    message: 'Do you want to log out of {productName} on this device?',
  },
  logOutStay: /*i18n*/ { id: 'auth.log-out-stay', message: 'Stay logged in' },
  leakedTitle: /*i18n*/ { id: 'auth.leaked-title', message: 'Please change your password' },
  leakedText: /*i18n*/ {
    id: 'auth.leaked-text',
    message:
      'You are logged in. Your password stands in a list of leaked ones, which others try: choose a new one under Security and log-in.',
  },
  goOn: /*i18n*/ { id: 'auth.go-on', message: 'Go on' },
  consentTitle: /*i18n*/ { id: 'auth.consent-title', message: 'Log in to {app}?' },
  consentText: /*i18n*/ { id: 'auth.consent-text', message: ' ({host}) would like to know who you are.' },
  consentLearns: /*i18n*/ { id: 'auth.consent-learns', message: 'It learns:' },
  consentIdentifier: /*i18n*/ { id: 'auth.consent-identifier', message: 'an identifier that stands for you' },
  consentEmail: /*i18n*/ { id: 'auth.consent-email', message: 'your e-mail address' },
  consentUntouched: /*i18n*/ {
    id: 'auth.consent-untouched',
    message: 'It can neither read nor change anything of yours at {productName}.',
  },
  consentAgain: /*i18n*/ {
    id: 'auth.consent-again',
    message: 'It may ask again without you, until you log it out in your settings.',
  },
  consentYes: /*i18n*/ { id: 'auth.consent-yes', message: 'Go on to {app}' },
  consentNo: /*i18n*/ { id: 'auth.consent-no', message: 'Do not share' },
  backToLogIn: /*i18n*/ { id: 'auth.back-to-log-in', message: 'Back to log in' },
  doNotMatch: /*i18n*/ { id: 'auth.do-not-match', message: 'Email and password do not match.' },
  tooOften: /*i18n*/ {
    id: 'auth.too-often',
    message:
      'Too many attempts. Please wait {minutes, plural, one {a minute} other {# minutes}} and try again.',
  },
} as const satisfies Messages;

export const emailFaults = {
  EMPTY: /*i18n*/ { id: 'auth.email-faults-empty', message: 'Email is required.' },
  FORM: /*i18n*/ { id: 'auth.email-faults-form', message: 'Enter a valid email.' },
  DISPOSABLE: /*i18n*/ {
    id: 'auth.email-faults-disposable',
    message: 'This address is for a few minutes only. Use one that you keep.',
  },
} as const satisfies Readonly<Record<EmailFault, Message>>;
