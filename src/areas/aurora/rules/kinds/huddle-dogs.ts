import questions from './huddle-dogs.json' with { type: 'json' };
import type { Kind } from './kind.ts';
import { quoteAbout } from './say-huddle.ts';

const DOGS = /\b(?:dogs?|pupp\w+|pets?|hunde?n?|welpen?|haustiere?)\b/;

export const huddleDogs: Kind = {
  id: 'huddle-dogs',
  label: { en: 'Whether dogs may come', de: 'Ob Hunde mitdürfen' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'whether dogs may come', de: 'ob Hunde mitdürfen' },
  silence: (name) => ({
    en: `**${name}** is not marked as open to dogs. You can ask below before you bring one.`,
    de: `**${name}** ist nicht für Hunde freigegeben. Du kannst unten fragen, bevor du einen mitbringst.`,
  }),
  tell: (h, c) => {
    if (h.dogsAllowed) return c.pick(`Dogs may come to **${h.name}**.`, `Zu **${h.name}** dürfen Hunde mit.`);
    return quoteAbout(c, h, h.description, DOGS);
  },
};
