import questions from './huddle-leave-home.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const huddleLeaveHome: Kind = {
  id: 'huddle-leave-home',
  label: { en: 'When to leave home', de: 'Wann du losmusst' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'when it starts', de: 'wann es losgeht' },
  tell: (h, c) => {
    const leave = c.leaveAt;
    const starts = c.pick(
      `**${h.name}** starts ${c.at(h.startDateTime)}.`,
      `**${h.name}** beginnt ${c.at(h.startDateTime)}.`,
    );
    if (!leave)
      return `${starts} ${c.pick('Say in your profile where you live, and I can estimate when to leave.', 'Trag im Profil ein, wo du wohnst, dann schätze ich, wann du losmusst.')}`;
    return `${starts} ${c.pick(`It is about ${c.length(leave.meters)} from your home as the crow flies: by car leave by about ${c.at(leave.at.toISOString())}. By train, check the timetable.`, `Luftlinie sind es etwa ${c.length(leave.meters)} von dir: Mit dem Auto fährst du bis etwa ${c.at(leave.at.toISOString())} los. Mit dem Zug: sieh in den Fahrplan.`)}`;
  },
};
