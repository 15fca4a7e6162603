import questions from './help-support.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpSupport: Kind = {
  id: 'help-support',
  label: { en: 'How to reach the team', de: 'Das Team erreichen' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Write to the team on the page [Support](/support).',
    de: 'Schreib dem Team auf der Seite [Hilfe](/support).',
  },
};
