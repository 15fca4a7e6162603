import type { Locale } from '#platform/shared/locale.ts';
import type { PasswordFault } from '../password-rules.ts';
import type { EmailFault } from './form-values.ts';
import { german } from './words-german.ts';

/** A page of its own: its title and what it says. */
interface Said {
  readonly title: string;
  readonly text: string;
}

/** Every text of the pages on which people log in, sign up and set a password. */
export interface WayInWords {
  readonly email: string;
  readonly password: string;
  readonly newPassword: string;
  readonly passwordHint: string;
  readonly logIn: Said & { readonly send: string; readonly toSignUp: string; readonly toForgotten: string };
  readonly signUp: Said & { readonly send: string; readonly toLogIn: string };
  readonly forgotten: Said & { readonly send: string };
  readonly mailed: { readonly title: string; text(email: string): string; readonly nothingThere: string };
  readonly choose: { readonly title: string; readonly send: string };
  readonly changed: Said;
  readonly spent: Said & { readonly again: string };
  readonly expired: Said;
  readonly failed: Said;
  readonly startAgain: string;
  readonly elsewhere: Said;
  readonly logOut: { readonly title: string; text(productName: string): string; readonly stay: string };
  readonly consent: {
    title(app: string): string;
    text(host: string): string;
    readonly learns: string;
    readonly identifier: string;
    readonly email: string;
    untouched(productName: string): string;
    readonly again: string;
    yes(app: string): string;
    readonly no: string;
  };
  readonly backToLogIn: string;
  readonly doNotMatch: string;
  tooOften(minutes: number): string;
  readonly emailFaults: Readonly<Record<EmailFault, string>>;
  readonly passwordFaults: Readonly<Record<PasswordFault, string>>;
}

const english: WayInWords = {
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: 'At least 10 characters. A short sentence is easy to remember.',
  logIn: {
    title: 'Log in',
    text: 'Good to see you. Where are you going next?',
    send: 'Log in',
    toSignUp: 'New here? Sign up',
    toForgotten: 'Forgotten your password?',
  },
  signUp: {
    title: 'Sign up',
    text: 'Find people to go outdoors with. It takes a minute.',
    send: 'Sign up',
    toLogIn: 'I have an account. Log in',
  },
  forgotten: {
    title: 'Forgotten your password?',
    text: 'We send you a link with which you choose a new one.',
    send: 'Send the link',
  },
  mailed: {
    title: 'Look in your mail',
    text: (email) =>
      `If ${email} has an account, a mail with a link is on its way. The link works for 30 minutes.`,
    nothingThere: 'Nothing there after a few minutes? Look in the spam folder, or try another address.',
  },
  choose: { title: 'Choose a new password', send: 'Set the password' },
  changed: {
    title: 'Password changed',
    text: 'Your new password is set, and every other device is logged out.',
  },
  spent: {
    title: 'This link is no longer good',
    text: 'This link was used already, or it is older than 30 minutes.',
    again: 'Send a new link',
  },
  expired: {
    title: 'Please start again',
    text: 'This page has waited too long, or its log-in is already finished.',
  },
  failed: {
    title: 'This did not work',
    text: 'The log-in took too long, was already finished, or came from an old page.',
  },
  startAgain: 'Start again',
  elsewhere: { title: 'Not from here', text: 'This form was sent from another page.' },
  logOut: {
    title: 'Log out',
    text: (productName) => `Do you want to log out of ${productName} on this device?`,
    stay: 'Stay logged in',
  },
  consent: {
    title: (app) => `Log in to ${app}?`,
    text: (host) => ` (${host}) would like to know who you are.`,
    learns: 'It learns:',
    identifier: 'an identifier that stands for you',
    email: 'your e-mail address',
    untouched: (productName) => `It can neither read nor change anything of yours at ${productName}.`,
    again: 'It may ask again without you, until you log it out in your settings.',
    yes: (app) => `Go on to ${app}`,
    no: 'Do not tell them',
  },
  backToLogIn: 'Back to log in',
  doNotMatch: 'That e-mail and password do not match.',
  tooOften: (minutes) =>
    `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
  emailFaults: { EMPTY: 'Email is required.', FORM: 'Enter a valid email.' },
  passwordFaults: {
    SHORT: 'Use at least 10 characters.',
    LONG: 'Use at most 128 characters.',
    COMMON: 'This password is too common.',
    ADDRESS: 'Choose something that is not your e-mail address.',
  },
};

export const wayInWords: Readonly<Record<Locale, WayInWords>> = { en: english, de: german };
