import type { Kind } from './kind.ts';

export const helpSaved: Kind = {
  id: 'help-saved',
  label: { en: 'Where saved things are', de: 'Wo Gespeichertes ist' },
  en: `
where are my saved posts; how do i save a post; how do i bookmark something; where is my reading list; how do i
save an article for later; where do i find what i saved; how do i remove a bookmark; my saved things; where do
my bookmarks go; find the story i saved; how do i keep a post; saved articles`,
  de: `
wo sind meine gespeicherten beiträge; wie speichere ich einen beitrag; wie setze ich ein lesezeichen; wo ist
meine leseliste; wie speichere ich einen artikel für später; wo finde ich was ich gespeichert habe; wie entferne
ich ein lesezeichen; meine gespeicherten sachen; wo sind meine lesezeichen; wo ist die geschichte die ich
gespeichert habe; beitrag merken; gespeicherte artikel`,
  via: 'TEXT',
  text: {
    en: 'Posts you save are under [Saved](/home/saved), articles to read later on your [reading list](/inspiration).',
    de: 'Gespeicherte Beiträge findest du unter [Gespeichert](/home/saved), Artikel zum späteren Lesen auf deiner [Leseliste](/inspiration).',
  },
};
