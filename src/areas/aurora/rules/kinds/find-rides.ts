import questions from './find-rides.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const findRides: Kind = {
  id: 'find-rides',
  label: { en: 'Find rides', de: 'Mitfahrgelegenheiten finden' },
  questions,
  via: 'TOOL',
  tool: 'RIDES',
};
