import type { Kind } from './kind.ts';
import questions from './say-yes.json' with { type: 'json' };

export const sayYes: Kind = {
  id: 'say-yes',
  label: { en: 'Say yes to an outing', de: 'Einer Tour zusagen' },
  questions,
  via: 'TOOL',
  tool: 'RSVP',
};
