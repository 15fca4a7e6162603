import questions from './huddle-when.json' with { type: 'json' };
import type { HuddleKind } from './kind.ts';

/** Asked in the same breath. */
const WHERE = /\b(?:and where|und wo)\b/;

export const huddleWhen: HuddleKind = {
  id: 'huddle-when',
  label: { en: 'When it starts', de: 'Wann es losgeht' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'when it starts', de: 'wann es losgeht' },
  tell: (h, c) => {
    if (h.status === 'CANCELLED')
      return c.pick(
        `**${h.name}** is cancelled. It was to start ${c.at(h.startDateTime)}.`,
        `**${h.name}** ist abgesagt. Beginn wäre ${c.at(h.startDateTime)} gewesen.`,
      );
    const mine = c.atMine(h.startDateTime);
    const there = mine && c.pick(` Where you are that is ${mine}.`, ` Bei dir ist das ${mine}.`);
    const when = c.pick(
      `**${h.name}** starts ${c.at(h.startDateTime)} and ends ${c.at(h.endDateTime)}.`,
      `**${h.name}** beginnt ${c.at(h.startDateTime)} und endet ${c.at(h.endDateTime)}.`,
    );
    const place = h.meetingPoint ?? h.venue;
    const where =
      WHERE.test(c.asked.join(' ')) &&
      place &&
      c.pick(` It meets at ${place.name}.`, ` Treffpunkt: ${place.name}.`);
    return [when, there, where].filter(Boolean).join('');
  },
};
