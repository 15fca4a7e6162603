import questions from './follow.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const follow: Kind = {
  id: 'follow',
  label: { en: 'Follow somebody', de: 'Jemandem folgen' },
  questions,
  via: 'TOOL',
  tool: 'FOLLOW',
};
