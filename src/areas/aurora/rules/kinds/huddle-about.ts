import questions from './huddle-about.json' with { type: 'json' };
import type { HuddleKind } from './kind.ts';
import { firstWords, quoteAbout, said } from './say-huddle.ts';

/** One thing of it is asked, and not all. */
const SAYS =
  /\b(?:write|wrote|written|says?|said|mentions?|fast|pace|speed|schreib\w*|geschrieben|steht|sagt|tempo|schnell)\b/;

export const huddleAbout: HuddleKind = {
  id: 'huddle-about',
  label: { en: 'What it is about', de: 'Worum es geht' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'what it is about', de: 'worum es geht' },
  tell: (h, c) => {
    const told = SAYS.test(c.asked.join(' '))
      ? quoteAbout(c, h, `${h.description}\n${h.whatToBring}`)
      : undefined;
    if (told) return told;
    return h.description.trim() && said(c, h, firstWords(h.description));
  },
};
