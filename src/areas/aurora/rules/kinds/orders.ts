import type { Kind } from './kind.ts';
import questions from './orders.json' with { type: 'json' };

export const orders: Kind = {
  id: 'orders',
  label: { en: 'Other things', de: 'Anderes' },
  questions,
  via: 'TEXT',
  text: {
    en: 'I only answer questions about what you yourself may see in here, and nothing happens before you confirm it.',
    de: 'Ich beantworte nur Fragen zu dem, was du selbst hier sehen darfst, und nichts geschieht, bevor du es bestätigst.',
  },
};
