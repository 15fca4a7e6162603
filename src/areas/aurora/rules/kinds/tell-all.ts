import type { Kind } from './kind.ts';
import questions from './tell-all.json' with { type: 'json' };

export const tellAll: Kind = {
  id: 'tell-all',
  label: { en: 'Write to all who come', de: 'Allen schreiben, die mitkommen' },
  questions,
  via: 'TOOL',
  tool: 'TELL_ALL',
};
