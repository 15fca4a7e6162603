import type { Kind } from './kind.ts';
import questions from './world.json' with { type: 'json' };

export const world: Kind = {
  id: 'world',
  label: { en: 'Other things', de: 'Anderes' },
  questions,
  via: 'TEXT',
  text: {
    en: 'That is not something I know. I only look up outings, people, communities and rides in here; for the rest of the world ask a search engine.',
    de: 'Das weiß ich nicht. Ich sehe nur nach, was es hier gibt: Touren, Leute, Communitys und Fahrten. Für den Rest der Welt nimm eine Suchmaschine.',
  },
};
