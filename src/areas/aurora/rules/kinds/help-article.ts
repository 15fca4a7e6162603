import questions from './help-article.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpArticle: Kind = {
  id: 'help-article',
  label: { en: 'How to write an inspiration', de: 'Eine Inspiration schreiben' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Inspirations are articles. Under [My inspirations](/inspiration/authored) you write articles and publish them. Beside advice on health stands whether a professional wrote it; their badge is asked for on the same page.',
    de: 'Inspirationen sind Artikel. Unter [Meine Inspirationen](/inspiration/authored) schreibst und veröffentlichst du Artikel. Bei Ratschlägen zur Gesundheit steht, ob eine Fachperson sie geschrieben hat; das Profi-Abzeichen dafür beantragst du auf derselben Seite.',
  },
};
