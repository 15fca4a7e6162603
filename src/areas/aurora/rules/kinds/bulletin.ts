import type { Kind } from './kind.ts';

export const bulletin: Kind = {
  id: 'bulletin',
  label: { en: 'Avalanche bulletin', de: 'Lawinenbulletin' },
  en: `
whats the avalanche danger; avalanche bulletin for *; is it safe to go off piste; avalanche risk today; how safe
is the snow; what is the avalanche level in *; is there avalanche danger this weekend; avalanche forecast; snow
stability in *; are the slopes safe; is the snowpack stable; avalanche warning level; risk of avalanches on
saturday`,
  de: `
wie hoch ist die lawinengefahr; lawinenbulletin für *; wie ist die lawinenlage; lawinenstufe in *; ist es sicher
abseits der piste; lawinenwarnung heute; gibt es lawinengefahr am wochenende; wie sicher ist der schnee;
lawinenwarndienst *; wie stabil ist die schneedecke; welche lawinenwarnstufe gilt; sind die hänge sicher;
lawinenprognose`,
  via: 'TEXT',
  caution: 'HEALTH',
  text: {
    en: "I do not know the avalanche danger. Read today's bulletin: SLF in Switzerland, lawinen.report and the regional services in Austria and Italy, avalanche.org in the USA; avalanches.org lists the others. Whether to go is for you and your group to decide.",
    de: 'Die Lawinengefahr kenne ich nicht. Lies das heutige Bulletin: SLF in der Schweiz, lawinen.report und die Warndienste der Länder in Österreich und Italien, der Lawinenwarndienst in Bayern; avalanches.org nennt die anderen. Ob ihr geht, entscheidet ihr selbst.',
  },
};
