import { formatDuration } from '#platform/shared/duration.ts';
import questions from './huddle-length.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const huddleLength: Kind = {
  id: 'huddle-length',
  label: { en: 'How long it is', de: 'Wie lang es ist' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'how long it is', de: 'wie lang es ist' },
  tell: (h, c) => {
    const lasts = Math.round((Date.parse(h.endDateTime) - Date.parse(h.startDateTime)) / 60_000);
    const length = h.distanceMeters === null ? '' : `${c.length(h.distanceMeters)}, `;
    const ascent =
      h.ascentMeters === null
        ? ''
        : c.pick(`${c.height(h.ascentMeters)} of ascent, `, `${c.height(h.ascentMeters)} Aufstieg, `);
    const unsaid =
      length || ascent
        ? ''
        : c.pick(
            ' The host has not given distance or ascent.',
            ' Strecke und Aufstieg sind nicht angegeben.',
          );
    return `**${h.name}**: ${length}${ascent}${c.pick('from start to end', 'von Anfang bis Ende')} ${formatDuration(lasts)}${c.pick(`, until ${c.at(h.endDateTime)}`, `, bis ${c.at(h.endDateTime)}`)}.${unsaid}`;
  },
};
