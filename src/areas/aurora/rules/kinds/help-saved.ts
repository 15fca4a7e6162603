import questions from './help-saved.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpSaved: Kind = {
  id: 'help-saved',
  label: { en: 'Where saved things are', de: 'Wo Gespeichertes ist' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Posts you save are under [Saved](/home/saved), articles to read later on your [reading list](/inspiration).',
    de: 'Gespeicherte Beiträge findest du unter [Gespeichert](/home/saved), Artikel zum späteren Lesen auf deiner [Leseliste](/inspiration).',
  },
};
