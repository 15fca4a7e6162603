import type { Kind } from './kind.ts';

export const helpArticle: Kind = {
  id: 'help-article',
  label: { en: 'How to write an inspiration', de: 'Eine Inspiration schreiben' },
  en: `
how do i write an inspiration; how do i publish an article; can i write a story; how do i become an author;
where do i write articles; how do i submit a guide; how do i edit my article; who may publish inspirations; what
are inspirations; how do i get my story online; write my own inspiration; how do i share my knowledge`,
  de: `
wie schreibe ich eine inspiration; wie veröffentliche ich einen artikel; kann ich eine geschichte schreiben; wie
werde ich autor; wo schreibe ich artikel; wie reiche ich einen ratgeber ein; wie bearbeite ich meinen artikel;
wer darf inspirationen veröffentlichen; was sind inspirationen; wie kommt meine geschichte online; eigene
inspiration schreiben; wie teile ich mein wissen`,
  via: 'TEXT',
  text: {
    en: 'Inspirations are articles. Under [My inspirations](/inspiration/authored) you write articles and publish them. Beside advice on health stands whether a professional wrote it; their badge is asked for on the same page.',
    de: 'Inspirationen sind Artikel. Unter [Meine Inspirationen](/inspiration/authored) schreibst und veröffentlichst du Artikel. Bei Ratschlägen zur Gesundheit steht, ob eine Fachperson sie geschrieben hat; das Profi-Abzeichen dafür beantragst du auf derselben Seite.',
  },
};
