import type { Kind } from './kind.ts';
import { firstWords, said } from './say-huddle.ts';

export const huddleAbout: Kind = {
  id: 'huddle-about',
  label: { en: 'What it is about', de: 'Worum es geht' },
  en: `
tell me about *; what is * about; whats * like; describe *; what do we do at *; give me the details of *; what
happens at *; tell me more about it; more about that one; i want to know more about *; what kind of hike is *;
summary of * please; show me *; open *; what is *; info on *; details please`,
  de: `
erzähl mir von *; worum geht es bei *; was macht man bei *; was ist *; was passiert bei *; beschreib mir *; mehr
über *; erzähl mehr davon; was genau machen wir bei *; zeig mir *; infos zu *; was ist das für eine tour *; was
ist das für eine wanderung; öffne *; details zu *; was für ein ausflug ist *`,
  via: 'HUDDLE',
  unsaid: { en: 'what it is about', de: 'worum es geht' },
  tell: (h, c) => {
    return h.description.trim() && said(c, h, firstWords(h.description));
  },
};
