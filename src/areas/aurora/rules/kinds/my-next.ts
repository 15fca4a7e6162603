import type { Kind } from './kind.ts';
import questions from './my-next.json' with { type: 'json' };

export const myNext: Kind = {
  id: 'my-next',
  label: { en: 'My next outing', de: 'Meine nächste Tour' },
  questions,
  via: 'TOOL',
  tool: 'AGENDA',
};
