import type { Kind } from './kind.ts';
import questions from './my-numbers.json' with { type: 'json' };

export const myNumbers: Kind = {
  id: 'my-numbers',
  label: { en: 'My numbers', de: 'Meine Zahlen' },
  questions,
  via: 'TOOL',
  tool: 'NUMBERS',
};
