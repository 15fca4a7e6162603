import type { Kind } from './kind.ts';
import { quoteAbout, said } from './say-huddle.ts';

export const huddleKit: Kind = {
  id: 'huddle-kit',
  label: { en: 'Whether you need certain kit', de: 'Ob du bestimmte Ausrüstung brauchst' },
  en: `
do i need a rope for *; do i need a helmet; do i need crampons on *; is a headlamp needed; do you need poles; do
i have to own a harness; can i borrow a helmet; is equipment provided; do they rent snowshoes; do we need an ice
axe; are spikes necessary; is gear included; do i need my own skis; do they lend ropes; are boots required; do i
need gaiters; do we need climbing shoes`,
  de: `
brauche ich ein seil bei *; brauche ich einen helm; brauche ich steigeisen für *; ist eine stirnlampe nötig;
braucht man stöcke; muss ich einen eigenen klettergurt haben; kann ich einen helm ausleihen; wird ausrüstung
gestellt; kann man schneeschuhe leihen; brauchen wir einen pickel; sind grödel nötig; brauche ich kletterschuhe;
muss ich eigene ski mitbringen; sind bergschuhe pflicht; wird das material gestellt; gibt es leihausrüstung`,
  via: 'HUDDLE',
  unsaid: { en: 'whether you need that', de: 'ob man das braucht' },
  tell: (h, c) => {
    return (
      quoteAbout(c, h, `${h.whatToBring}\n${h.description}`) ??
      (h.whatToBring.trim() && said(c, h, h.whatToBring.trim()))
    );
  },
};
