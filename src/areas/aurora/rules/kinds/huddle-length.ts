import { formatDuration } from '#platform/shared/duration.ts';
import type { Kind } from './kind.ts';

export const huddleLength: Kind = {
  id: 'huddle-length',
  label: { en: 'How long it is', de: 'Wie lang es ist' },
  en: `
how long is *; how far is *; how many kilometres is *; how many miles do we walk; how much ascent has *;
elevation gain of *; how many metres up is *; how many hours does * take; how long does * last; whats the
distance of *; how far do we walk; duration of *; how high do we climb; is it a long one; total km; how many
hours are we on our feet; altitude gain;
how many metres of ascent is that in total;
how much climbing is there on *; how much up is it in metres`,
  de: `
wie lang ist *; wie weit ist *; wie viele kilometer hat *; wie viele höhenmeter hat *; wie lange dauert *; wie
viele stunden ist man unterwegs; strecke von * in km; wie weit laufen wir; wie viel geht es bergauf; wie hoch
geht es; dauer von *; ist das eine lange tour; wie lange sind wir unterwegs; aufstieg von *; wie viel km sind
es; wie viele stunden laufen wir bei *;
wie viele höhenmeter sind das; wie viele höhenmeter sind das insgesamt`,
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
    return `**${h.name}**: ${length}${ascent}${c.pick('from start to end', 'von Anfang bis Ende')} ${formatDuration(lasts)}.${unsaid}`;
  },
};
