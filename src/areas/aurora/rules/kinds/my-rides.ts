import type { Kind } from './kind.ts';
import questions from './my-rides.json' with { type: 'json' };

export const myRides: Kind = {
  id: 'my-rides',
  label: { en: 'My rides', de: 'Meine Fahrten' },
  questions,
  via: 'TOOL',
  tool: 'MY_RIDES',
};
