import type { Kind } from './kind.ts';
import questions from './my-answers.json' with { type: 'json' };

export const myAnswers: Kind = {
  id: 'my-answers',
  label: { en: 'My answers', de: 'Meine Antworten' },
  questions,
  via: 'TOOL',
  tool: 'ANSWERS',
};
