import questions from './assent.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const assent: Kind = {
  id: 'assent',
  label: { en: 'Yes', de: 'Ja' },
  questions,
  via: 'TEXT',
  text: {
    en: 'If something stands ready above, press Confirm on its card: I do nothing by myself. Otherwise ask me the next thing.',
    de: 'Wenn oben etwas bereitsteht, drücke auf seiner Karte Bestätigen: Von selbst tue ich nichts. Sonst frag einfach weiter.',
  },
};
