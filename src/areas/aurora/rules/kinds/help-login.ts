import type { Kind } from './kind.ts';

export const helpLogin: Kind = {
  id: 'help-login',
  label: { en: 'Logging in, email and devices', de: 'Anmelden, E-Mail und Geräte' },
  en: `
i forgot my password; how do i change my password; i can't log in; how do i change my email address; how do i
log out; log out other devices; somebody else uses my account; i didn't get the verification mail; how do i
reset my password; my account is locked; how do i log in; the code does not arrive; my login doesn't work`,
  de: `
ich habe mein passwort vergessen; wie ändere ich mein passwort; ich kann mich nicht anmelden; wie ändere ich
meine email adresse; wie melde ich mich ab vom konto; andere geräte abmelden; jemand anderes benutzt mein konto;
ich habe keine bestätigungsmail bekommen; passwort zurücksetzen; mein konto ist gesperrt; wie logge ich mich
ein; der code kommt nicht an; mein login geht nicht; ich komme nicht in mein konto`,
  via: 'TEXT',
  text: {
    en: 'Under [Account](/account) you change your email and password and log out other devices. If you cannot log in, choose a code by email on the log-in page.',
    de: 'Unter [Konto](/account) änderst du E-Mail und Passwort und meldest andere Geräte ab. Kommst du nicht hinein, wähle auf der Anmeldeseite einen Code per E-Mail.',
  },
};
