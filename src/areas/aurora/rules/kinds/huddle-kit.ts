import questions from './huddle-kit.json' with { type: 'json' };
import type { Kind } from './kind.ts';
import { quoteAbout, said } from './say-huddle.ts';

export const huddleKit: Kind = {
  id: 'huddle-kit',
  label: { en: 'Whether you need certain kit', de: 'Ob du bestimmte Ausrüstung brauchst' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'whether you need that', de: 'ob man das braucht' },
  tell: (h, c) => {
    return (
      quoteAbout(c, h, `${h.whatToBring}\n${h.description}`) ??
      (h.whatToBring.trim() && said(c, h, h.whatToBring.trim()))
    );
  },
};
