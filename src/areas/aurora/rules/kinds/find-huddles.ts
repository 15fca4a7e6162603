import questions from './find-huddles.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const findHuddles: Kind = {
  id: 'find-huddles',
  label: { en: 'Find outings', de: 'Touren finden' },
  questions,
  via: 'TOOL',
  tool: 'HUDDLES',
};
