import questions from './huddle-daylight.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const huddleDaylight: Kind = {
  id: 'huddle-daylight',
  label: { en: 'When it gets dark', de: 'Wann es dunkel wird' },
  questions,
  via: 'TOOL',
  tool: 'LIGHT',
};
