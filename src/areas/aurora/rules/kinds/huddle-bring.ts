import questions from './huddle-bring.json' with { type: 'json' };
import type { Kind } from './kind.ts';
import { said } from './say-huddle.ts';

export const huddleBring: Kind = {
  id: 'huddle-bring',
  label: { en: 'What to bring', de: 'Was du mitbringen sollst' },
  questions,
  via: 'HUDDLE',
  general: {
    en: 'For most days out: layers, something against rain and wind, a warm hat, sturdy shoes, water and food, a headlamp, a charged phone, a small first-aid kit. What one outing needs stands on its page, and people write about gear under [Inspirations](/inspiration).',
    de: 'Für die meisten Touren: mehrere Schichten, etwas gegen Regen und Wind, Mütze, feste Schuhe, Wasser und Essen, Stirnlampe, geladenes Handy, kleine Apotheke. Was eine Tour braucht, steht auf ihrer Seite, und über Ausrüstung schreiben Leute unter [Inspirationen](/inspiration).',
  },
  unsaid: { en: 'what to bring', de: 'was du mitbringen sollst' },
  tell: (h, c) => {
    return h.whatToBring.trim() && said(c, h, h.whatToBring.trim());
  },
};
