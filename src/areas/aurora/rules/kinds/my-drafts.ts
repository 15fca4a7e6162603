import type { Kind } from './kind.ts';
import questions from './my-drafts.json' with { type: 'json' };

export const myDrafts: Kind = {
  id: 'my-drafts',
  label: { en: 'My drafts', de: 'Meine Entwürfe' },
  questions,
  via: 'TOOL',
  tool: 'DRAFTS',
};
