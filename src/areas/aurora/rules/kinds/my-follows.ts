import type { Kind } from './kind.ts';
import questions from './my-follows.json' with { type: 'json' };

export const myFollows: Kind = {
  id: 'my-follows',
  label: { en: 'Whom I follow, and who follows me', de: 'Wem ich folge, und wer mir folgt' },
  questions,
  via: 'TOOL',
  tool: 'FOLLOWS',
};
