import type { Kind } from './kind.ts';
import questions from './thanks.json' with { type: 'json' };

export const thanks: Kind = {
  id: 'thanks',
  label: { en: 'Thanks', de: 'Danke' },
  questions,
  via: 'TEXT',
  text: {
    en: 'You are welcome. See you outside.',
    de: 'Gern geschehen. Bis bald draußen.',
  },
};
