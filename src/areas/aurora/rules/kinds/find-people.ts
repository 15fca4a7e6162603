import questions from './find-people.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const findPeople: Kind = {
  id: 'find-people',
  label: { en: 'Find people', de: 'Leute finden' },
  questions,
  via: 'TOOL',
  tool: 'PEOPLE',
};
