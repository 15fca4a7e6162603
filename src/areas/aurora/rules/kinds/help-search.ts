import questions from './help-search.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpSearch: Kind = {
  id: 'help-search',
  label: { en: 'How to search', de: 'Suchen' },
  questions,
  via: 'TEXT',
  text: {
    en: '[Search](/search) finds huddles, people, communities, posts and articles by words, even misspelled. Huddles have filters for day, place and difficulty under [Discover](/huddle/huddles).',
    de: 'Die [Suche](/search) findet Huddles, Leute, Communitys, Beiträge und Artikel nach Wörtern, auch falsch geschrieben. Huddles filterst du unter [Entdecken](/huddle/huddles) nach Tag, Ort und Schwierigkeit.',
  },
};
