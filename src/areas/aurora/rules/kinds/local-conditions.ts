import type { Kind } from './kind.ts';
import questions from './local-conditions.json' with { type: 'json' };

export const localConditions: Kind = {
  id: 'local-conditions',
  label: { en: 'Huts, water and closures', de: 'Hütten, Wasser und Sperrungen' },
  questions,
  via: 'TEXT',
  beside: 'OUTING',
  text: {
    en: 'I do not know what is open, closed or allowed on the way. Ask the hut or the tourist office, look at the signs, or ask the host on the page of the outing.',
    de: 'Was unterwegs offen, gesperrt oder erlaubt ist, weiß ich nicht. Frag bei der Hütte oder im Tourismusbüro, achte auf die Tafeln, oder frag die Gastgeber auf der Seite der Tour.',
  },
};
