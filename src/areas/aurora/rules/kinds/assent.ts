import type { Kind } from './kind.ts';

export const assent: Kind = {
  id: 'assent',
  label: { en: 'Yes', de: 'Ja' },
  en: `
yes; yes please; yeah; yep; ok; okay; ok do it; do it; go ahead; sure; confirm; i confirm; yes do that; alright; fine;
sounds good; ok go`,
  de: `
ja; ja bitte; jo; jep; ok mach; mach das; mach es; klar; bestätigen; ich bestätige; ja genau; ja mach das; in ordnung; gut;
passt; ok gern; gerne`,
  via: 'TEXT',
  text: {
    en: 'If something stands ready above, press Confirm on its card: I do nothing by myself. Otherwise ask me the next thing.',
    de: 'Wenn oben etwas bereitsteht, drücke auf seiner Karte Bestätigen: Von selbst tue ich nichts. Sonst frag einfach weiter.',
  },
};
