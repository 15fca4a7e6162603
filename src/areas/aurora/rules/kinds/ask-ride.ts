import questions from './ask-ride.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const askRide: Kind = {
  id: 'ask-ride',
  label: { en: 'Ask for a ride', de: 'Nach einer Fahrt fragen' },
  questions,
  via: 'TOOL',
  tool: 'RIDES',
};
