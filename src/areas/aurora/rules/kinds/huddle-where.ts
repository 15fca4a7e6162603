import questions from './huddle-where.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const huddleWhere: Kind = {
  id: 'huddle-where',
  label: { en: 'Where it meets', de: 'Wo der Treffpunkt ist' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'where it meets', de: 'wo der Treffpunkt ist' },
  tell: (h, c) => {
    const place = h.meetingPoint ?? h.venue;
    if (!place) return undefined;
    const note = (h.meetingPoint ? h.meetingPointNote : h.venueNote).trim();
    const more = h.placesWithheld
      ? c.pick(
          ' The exact meeting point is shown to those who have a spot.',
          ' Den genauen Treffpunkt sieht, wer einen Platz hat.',
        )
      : '';
    const parking = h.parking ? c.pick(` Parking: ${h.parking.name}.`, ` Parken: ${h.parking.name}.`) : '';
    const hint = note && c.pick(` The host adds: “${note}”`, ` Dazu steht: „${note}“`);
    const where = c.pick(
      `**${h.name}** meets at ${place.name}.`,
      `**${h.name}** trifft sich hier: ${place.name}.`,
    );
    const start = c.pick(` It starts ${c.at(h.startDateTime)}.`, ` Beginn: ${c.at(h.startDateTime)}.`);
    return `${where}${start}${hint}${parking}${more}`;
  },
};
