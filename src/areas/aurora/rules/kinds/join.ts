import questions from './join.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const join: Kind = {
  id: 'join',
  label: { en: 'Join a community', de: 'Einer Community beitreten' },
  questions,
  via: 'TOOL',
  tool: 'JOIN',
};
