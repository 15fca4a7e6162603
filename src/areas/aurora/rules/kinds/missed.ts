import type { Kind } from './kind.ts';
import questions from './missed.json' with { type: 'json' };

export const missed: Kind = {
  id: 'missed',
  label: { en: 'What I missed', de: 'Was ich verpasst habe' },
  questions,
  via: 'TOOL',
  tool: 'NEWS',
};
