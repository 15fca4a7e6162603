import questions from './feelings.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const feelings: Kind = {
  id: 'feelings',
  label: { en: 'Small talk', de: 'Plaudern' },
  questions,
  via: 'TEXT',
  text: {
    en: 'I only know about outings, people and rides in here, and I am happy to look those up for you.',
    de: 'Ich kenne mich nur mit Touren, Leuten und Fahrten hier aus und sehe das gern für dich nach.',
  },
};
