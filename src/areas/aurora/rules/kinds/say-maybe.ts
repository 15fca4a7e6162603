import type { Kind } from './kind.ts';
import questions from './say-maybe.json' with { type: 'json' };

export const sayMaybe: Kind = {
  id: 'say-maybe',
  label: { en: 'Say maybe to an outing', de: 'Bei einer Tour Vielleicht sagen' },
  questions,
  via: 'TOOL',
  tool: 'MAYBE',
};
