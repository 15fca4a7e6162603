import questions from './huddle-getting-there.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const huddleGettingThere: Kind = {
  id: 'huddle-getting-there',
  label: { en: 'How to get there', de: 'Wie du hinkommst' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'how to get there', de: 'wie man hinkommt' },
  tell: (h, c) => {
    const place = h.meetingPoint ?? h.venue;
    if (!place) return undefined;
    const parking = h.parking ? c.pick(` Parking: ${h.parking.name}.`, ` Parken: ${h.parking.name}.`) : '';
    const notes = [h.meetingPointNote, h.venueNote, h.parkingNote]
      .map((note) => note.trim())
      .filter(Boolean)
      .join(' ');
    const rides = h.features.some(({ enabled }) => enabled)
      ? c.pick(
          ' People share rides: look on its page.',
          ' Es gibt Mitfahrgelegenheiten: sieh auf der Seite nach.',
        )
      : '';
    return `${c.pick(`**${h.name}** meets at ${place.name}.`, `**${h.name}** trifft sich hier: ${place.name}.`)}${parking} ${notes ? `“${notes}” ` : ''}${c.pick('I know no timetables: plan the way in a journey planner.', 'Fahrpläne kenne ich nicht: Plane den Weg in einer Fahrplan-App.')}${rides}`;
  },
};
