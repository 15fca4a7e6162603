import questions from './compare.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const compare: Kind = {
  id: 'compare',
  label: { en: 'Compare what was shown', de: 'Vergleichen, was gezeigt wurde' },
  questions,
  via: 'TOOL',
  tool: 'COMPARE',
};
