import questions from './huddle-when.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const huddleWhen: Kind = {
  id: 'huddle-when',
  label: { en: 'When it starts', de: 'Wann es losgeht' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'when it starts', de: 'wann es losgeht' },
  tell: (h, c) => {
    const mine = c.atMine(h.startDateTime);
    const there = mine && c.pick(` Where you are that is ${mine}.`, ` Bei dir ist das ${mine}.`);
    const when = c.pick(
      `**${h.name}** starts ${c.at(h.startDateTime)} and ends ${c.at(h.endDateTime)}.`,
      `**${h.name}** beginnt ${c.at(h.startDateTime)} und endet ${c.at(h.endDateTime)}.`,
    );
    return [when, there].filter(Boolean).join('');
  },
};
