import questions from './help-login.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpLogin: Kind = {
  id: 'help-login',
  label: { en: 'Logging in, email and devices', de: 'Anmelden, E-Mail und Geräte' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Under [Account](/account) you change your email and password and log out other devices. If you cannot log in, choose a code by email on the log-in page.',
    de: 'Unter [Konto](/account) änderst du E-Mail und Passwort und meldest andere Geräte ab. Kommst du nicht hinein, wähle auf der Anmeldeseite einen Code per E-Mail.',
  },
};
