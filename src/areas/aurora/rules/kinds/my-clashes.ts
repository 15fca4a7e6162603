import type { Kind } from './kind.ts';
import questions from './my-clashes.json' with { type: 'json' };

export const myClashes: Kind = {
  id: 'my-clashes',
  label: { en: 'What gets in the way of what', de: 'Was sich in die Quere kommt' },
  questions,
  via: 'TOOL',
  tool: 'CLASHES',
};
