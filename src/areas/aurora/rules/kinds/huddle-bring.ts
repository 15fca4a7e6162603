import questions from './huddle-bring.json' with { type: 'json' };
import type { Kind } from './kind.ts';
import { said } from './say-huddle.ts';

export const huddleBring: Kind = {
  id: 'huddle-bring',
  label: { en: 'What to bring', de: 'Was du mitbringen sollst' },
  questions,
  via: 'HUDDLE',
  general: {
    en: 'What to bring stands on the page of each outing. What to buy I cannot say: people write about gear under [Inspirations](/inspiration).',
    de: 'Was du mitbringen sollst, steht auf der Seite der Tour. Was du kaufen sollst, kann ich nicht sagen: Über Ausrüstung schreiben Leute unter [Inspirationen](/inspiration).',
  },
  unsaid: { en: 'what to bring', de: 'was du mitbringen sollst' },
  tell: (h, c) => {
    return h.whatToBring.trim() && said(c, h, h.whatToBring.trim());
  },
};
