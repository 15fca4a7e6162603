import questions from './huddle-changes.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const huddleChanges: Kind = {
  id: 'huddle-changes',
  label: { en: 'What has changed', de: 'Was sich geändert hat' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'whether anything has changed', de: 'ob sich etwas geändert hat' },
  tell: (h, c) => {
    if (h.status === 'CANCELLED')
      return (
        c.pick(
          `**${h.name}** is cancelled. It was to start ${c.at(h.startDateTime)}.`,
          `**${h.name}** ist abgesagt. Beginn wäre ${c.at(h.startDateTime)} gewesen.`,
        ) + (h.cancelReason ? ` “${h.cancelReason}”` : '')
      );
    const starts = c.at(h.startDateTime);
    if (h.movedWhat.length === 0)
      return c.pick(
        `Time and place of **${h.name}** have not changed: it starts ${starts}.`,
        `Zeit und Ort von **${h.name}** sind unverändert: Es beginnt ${starts}.`,
      );
    const before = h.movedFrom
      ? c.pick(
          ` Before: ${c.at(h.movedFrom.startDateTime)}${h.movedFrom.venueName ? `, ${h.movedFrom.venueName}` : ''}.`,
          ` Vorher: ${c.at(h.movedFrom.startDateTime)}${h.movedFrom.venueName ? `, ${h.movedFrom.venueName}` : ''}.`,
        )
      : '';
    return (
      c.pick(
        `**${h.name}** was changed: it starts ${starts}${h.venue ? `, ${h.venue.name}` : ''}.`,
        `**${h.name}** wurde geändert: Es beginnt ${starts}${h.venue ? `, ${h.venue.name}` : ''}.`,
      ) + before
    );
  },
};
