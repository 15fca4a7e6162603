import type { Kind } from './kind.ts';
import { quoteAbout } from './say-huddle.ts';

export const huddleRoute: Kind = {
  id: 'huddle-route',
  label: { en: 'The route', de: 'Die Route' },
  en: `
what is the route of *; which way do we go; is there a map of *; is there a gpx for *; where does the trail go;
what trail do we take; track of *; is there a link to the route; which path do we walk; do we come back the same
way; is it a loop; route description; which peaks do we pass; show me the trail of *; is there a gpx file`,
  de: `
welche route gehen wir bei *; welchen weg nehmen wir; gibt es eine karte von *; gibt es einen gpx track für *;
wo geht der weg lang; wie verläuft die tour *; track von *; gibt es einen link zur route; ist es eine rundtour;
gehen wir denselben weg zurück; routenbeschreibung; zeig mir die route von *; wo laufen wir lang; strecke von *;
wegverlauf von *`,
  via: 'HUDDLE',
  unsaid: { en: 'which way it goes', de: 'welchen Weg es geht' },
  tell: (h, c) => {
    const link = h.externalTrailUrl
      ? c.pick(` The trail is linked on its page.`, ` Der Weg ist auf der Seite verlinkt.`)
      : '';
    const told = quoteAbout(c, h, h.description);
    if (told) return `${told}${link}`;
    if (link) return `**${h.name}**:${link}`;
    return undefined;
  },
};
