import questions from './huddle-difficulty.json' with { type: 'json' };
import type { Kind } from './kind.ts';
import { levels } from './say-huddle.ts';

export const huddleDifficulty: Kind = {
  id: 'huddle-difficulty',
  label: { en: 'How hard it is', de: 'Wie schwer es ist' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'how hard it is', de: 'wie schwer es ist' },
  tell: (h, c) => {
    if (!h.difficulty) return undefined;
    return c.pick(
      `The host calls **${h.name}** ${levels.en[h.difficulty]}.`,
      `**${h.name}** ist als ${levels.de[h.difficulty]} angegeben.`,
    );
  },
};
