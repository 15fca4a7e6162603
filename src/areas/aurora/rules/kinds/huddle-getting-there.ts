import type { Kind } from './kind.ts';

export const huddleGettingThere: Kind = {
  id: 'huddle-getting-there',
  label: { en: 'How to get there', de: 'Wie du hinkommst' },
  en: `
how do i get to *; how far is the drive; how long is the drive to *; how to reach *; can i get to * by train; which bus goes to the meeting point; is it reachable
by public transport; directions to *; best way to get to *; how do i get there; can i go by public transport;
how do people travel to *; getting to *; do i need a car for *; is there a train to the start;
can i get there by public transport; how do i reach the start without a car; which bus goes to the start of *;
is there a bus; is there a bus to the start`,
  de: `
wie komme ich zu *; wie komme ich hin; wie erreiche ich *; komme ich mit dem zug zu *; welcher bus fährt zum
treffpunkt; ist * mit öv erreichbar; anfahrt zu *; anreise zu *; wie fahre ich am besten zu *; brauche ich ein
auto für *; komme ich mit öffentlichen verkehrsmitteln hin; wie reist man an; mit der bahn zu *;
komme ich mit dem öv hin; wie erreiche ich den start ohne auto; welcher bus fährt zum start von *;
gibt es einen bus; fährt ein bus dahin`,
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
