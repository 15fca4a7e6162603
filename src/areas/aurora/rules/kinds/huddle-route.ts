import questions from './huddle-route.json' with { type: 'json' };
import type { Kind } from './kind.ts';
import { quoteAbout } from './say-huddle.ts';

export const huddleRoute: Kind = {
  id: 'huddle-route',
  label: { en: 'The route', de: 'Die Route' },
  questions,
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
