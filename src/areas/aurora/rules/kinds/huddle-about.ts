import questions from './huddle-about.json' with { type: 'json' };
import type { Kind } from './kind.ts';
import { firstWords, said } from './say-huddle.ts';

export const huddleAbout: Kind = {
  id: 'huddle-about',
  label: { en: 'What it is about', de: 'Worum es geht' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'what it is about', de: 'worum es geht' },
  tell: (h, c) => {
    return h.description.trim() && said(c, h, firstWords(h.description));
  },
};
