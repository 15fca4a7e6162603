import type { Kind } from './kind.ts';
import questions from './my-waiting.json' with { type: 'json' };

export const myWaiting: Kind = {
  id: 'my-waiting',
  label: { en: 'Where I am waiting', de: 'Wo ich warte' },
  questions,
  via: 'TOOL',
  tool: 'WAITING',
};
