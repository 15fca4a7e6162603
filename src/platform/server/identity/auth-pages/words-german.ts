import type { WayInWords } from './words.ts';

export const german: WayInWords = {
  email: 'E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  passwordHint: 'Mindestens 10 Zeichen. Ein kurzer Satz lässt sich leicht merken.',
  logIn: {
    title: 'Anmelden',
    text: 'Schön, dich zu sehen. Wohin geht es als Nächstes?',
    send: 'Anmelden',
    toSignUp: 'Neu hier? Registrieren',
    toForgotten: 'Passwort vergessen?',
  },
  signUp: {
    title: 'Registrieren',
    text: 'Finde Leute, mit denen du nach draußen gehst. Es dauert eine Minute.',
    send: 'Registrieren',
    toLogIn: 'Ich habe ein Konto. Anmelden',
  },
  forgotten: {
    title: 'Passwort vergessen?',
    text: 'Wir schicken dir einen Link, mit dem du ein neues wählst.',
    send: 'Link schicken',
  },
  mailed: {
    title: 'Schau in deine Mails',
    text: (email) =>
      `Wenn es zu ${email} ein Konto gibt, ist eine Mail mit einem Link unterwegs. Der Link gilt 30 Minuten lang.`,
    nothingThere:
      'Nach ein paar Minuten nichts da? Schau in den Spam-Ordner, oder versuche eine andere Adresse.',
  },
  choose: { title: 'Neues Passwort wählen', send: 'Passwort setzen' },
  changed: {
    title: 'Passwort geändert',
    text: 'Dein neues Passwort gilt, und alle anderen Geräte sind abgemeldet.',
  },
  spent: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Dieser Link wurde schon benutzt, oder er ist älter als 30 Minuten.',
    again: 'Neuen Link schicken',
  },
  expired: {
    title: 'Bitte fang von vorn an',
    text: 'Diese Seite hat zu lange gewartet, oder ihre Anmeldung ist schon fertig.',
  },
  failed: {
    title: 'Das hat nicht geklappt',
    text: 'Die Anmeldung hat zu lange gedauert, war schon fertig oder kam von einer alten Seite.',
  },
  startAgain: 'Von vorn anfangen',
  elsewhere: { title: 'Nicht von hier', text: 'Dieses Formular kam von einer anderen Seite.' },
  logOut: {
    title: 'Abmelden',
    text: (productName) => `Möchtest du dich auf diesem Gerät von ${productName} abmelden?`,
    stay: 'Angemeldet bleiben',
  },
  consent: {
    title: (app) => `Bei ${app} anmelden?`,
    text: (host) => ` (${host}) möchte wissen, wer du bist.`,
    learns: 'Die andere App erfährt:',
    identifier: 'eine Kennung, die für dich steht',
    email: 'deine E-Mail-Adresse',
    untouched: (productName) => `Sie kann bei ${productName} nichts von dir lesen oder ändern.`,
    again: 'Sie darf ohne dich noch einmal fragen, bis du sie in deinen Einstellungen abmeldest.',
    yes: (app) => `Weiter zu ${app}`,
    no: 'Nichts verraten',
  },
  backToLogIn: 'Zurück zur Anmeldung',
  doNotMatch: 'E-Mail und Passwort passen nicht zusammen.',
  tooOften: (minutes) =>
    `Zu viele Versuche. Bitte warte ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`} und versuche es noch einmal.`,
  emailFaults: {
    EMPTY: 'Die E-Mail-Adresse fehlt.',
    FORM: 'Gib eine gültige E-Mail-Adresse ein.',
  },
  passwordFaults: {
    SHORT: 'Nimm mindestens 10 Zeichen.',
    LONG: 'Nimm höchstens 128 Zeichen.',
    COMMON: 'Dieses Passwort ist zu verbreitet.',
    ADDRESS: 'Wähle etwas anderes als deine E-Mail-Adresse.',
  },
};
