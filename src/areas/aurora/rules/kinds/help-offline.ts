import questions from './help-offline.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpOffline: Kind = {
  id: 'help-offline',
  label: { en: 'Using it without signal, installing it', de: 'Ohne Netz, installieren' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Pages you opened before can be read without signal, and answers you give are sent when you are back. To install it choose “Add to home screen” in your browser. More under [Support](/support).',
    de: 'Seiten, die du schon offen hattest, kannst du ohne Netz lesen, und deine Antworten werden gesendet, sobald du wieder Netz hast. Zum Installieren wähle im Browser „Zum Startbildschirm“. Mehr unter [Hilfe](/support).',
  },
};
