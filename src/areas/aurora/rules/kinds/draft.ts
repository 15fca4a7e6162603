import questions from './draft.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const draft: Kind = {
  id: 'draft',
  label: { en: 'Plan an outing', de: 'Eine Tour planen' },
  questions,
  via: 'TOOL',
  tool: 'DRAFT',
};
