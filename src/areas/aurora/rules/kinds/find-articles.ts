import questions from './find-articles.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const findArticles: Kind = {
  id: 'find-articles',
  label: { en: 'Find articles', de: 'Artikel finden' },
  questions,
  via: 'TOOL',
  tool: 'ARTICLES',
};
