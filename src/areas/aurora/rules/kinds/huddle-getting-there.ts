import type { HuddleFacts } from './huddle-facts.ts';
import questions from './huddle-getting-there.json' with { type: 'json' };
import type { Kind } from './kind.ts';
import type { Telling } from './telling.ts';

export const huddleGettingThere: Kind = {
  id: 'huddle-getting-there',
  label: { en: 'How to get there', de: 'Wie du hinkommst' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'how to get there', de: 'wie man hinkommt' },
  tell: (h, c) => {
    const place = h.meetingPoint ?? h.venue;
    if (!place) return undefined;
    const parking = sayParking(h, c);
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

/** Of a place that is withheld only the neighbourhood is known, and one cannot park by that. */
function sayParking({ parking, placesWithheld }: HuddleFacts, { pick }: Telling): string {
  if (placesWithheld)
    return pick(
      ' Where exactly to meet and park is shown to those who have a spot.',
      ' Wo genau man sich trifft und parkt, sehen alle, die einen Platz haben.',
    );
  return parking ? pick(` Parking: ${parking.name}.`, ` Parken: ${parking.name}.`) : '';
}
