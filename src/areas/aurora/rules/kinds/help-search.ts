import type { Kind } from './kind.ts';

export const helpSearch: Kind = {
  id: 'help-search',
  label: { en: 'How to search', de: 'Suchen' },
  en: `
how do i search; where is the search; how do i find people; how do i find huddles; how can i filter by date; how
do i search for a place; is there a map; where do i see all outings; how do i use filters; how do i look for a
friend; how do i find hikes near me; can i save a search`,
  de: `
wie suche ich; wo ist die suche; wie finde ich leute; wie finde ich huddles; wie filtere ich nach datum; wie
suche ich einen ort; gibt es eine karte; wo sehe ich alle ausflüge; wie benutze ich filter; wie suche ich einen
freund; wie finde ich touren in meiner nähe; kann ich eine suche speichern`,
  via: 'TEXT',
  text: {
    en: '[Search](/search) finds huddles, people, communities, posts and articles by words, even misspelled. Huddles have filters for day, place and difficulty under [Discover](/huddle/huddles).',
    de: 'Die [Suche](/search) findet Huddles, Leute, Communitys, Beiträge und Artikel nach Wörtern, auch falsch geschrieben. Huddles filterst du unter [Entdecken](/huddle/huddles) nach Tag, Ort und Schwierigkeit.',
  },
};
