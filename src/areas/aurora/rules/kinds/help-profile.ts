import questions from './help-profile.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpProfile: Kind = {
  id: 'help-profile',
  label: { en: 'How to change my profile', de: 'Mein Profil ändern' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Under [Account](/account) you change your name, username, picture, cover, where you live and what you like.',
    de: 'Unter [Konto](/account) änderst du Namen, Benutzernamen, Bild, Titelbild, Wohnort und was du magst.',
  },
};
