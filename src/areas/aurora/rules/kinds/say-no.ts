import type { Kind } from './kind.ts';
import questions from './say-no.json' with { type: 'json' };

export const sayNo: Kind = {
  id: 'say-no',
  label: { en: 'Say no to an outing', de: 'Einer Tour absagen' },
  questions,
  via: 'TOOL',
  tool: 'DECLINE',
};
