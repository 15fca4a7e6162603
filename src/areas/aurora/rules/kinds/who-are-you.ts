import type { Kind } from './kind.ts';
import questions from './who-are-you.json' with { type: 'json' };

export const whoAreYou: Kind = {
  id: 'who-are-you',
  label: { en: 'What I can do', de: 'Was ich kann' },
  questions,
  via: 'TOOL',
  tool: 'ABOUT',
};
