import questions from './bulletin.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const bulletin: Kind = {
  id: 'bulletin',
  label: { en: 'Avalanche bulletin', de: 'Lawinenbulletin' },
  questions,
  via: 'TEXT',
  beside: 'OUTING',
  caution: 'HEALTH',
  text: {
    en: "I do not know the avalanche danger. Read today's bulletin: SLF in Switzerland, lawinen.report and the regional services in Austria and Italy, avalanche.org in the USA; avalanches.org lists the others. Whether to go is for you and your group to decide.",
    de: 'Die Lawinengefahr kenne ich nicht. Lies das heutige Bulletin: SLF in der Schweiz, lawinen.report und die Warndienste der Länder in Österreich und Italien, der Lawinenwarndienst in Bayern; avalanches.org nennt die anderen. Ob ihr geht, entscheidet ihr selbst.',
  },
};
