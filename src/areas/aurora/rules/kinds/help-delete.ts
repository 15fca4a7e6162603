import questions from './help-delete.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpDelete: Kind = {
  id: 'help-delete',
  label: { en: 'Deleting my account, my data', de: 'Konto löschen, meine Daten' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Under [Account](/account) you download your data and delete your account.',
    de: 'Unter [Konto](/account) lädst du deine Daten herunter und löschst dein Konto.',
  },
};
