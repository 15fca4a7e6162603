import type { Kind } from './kind.ts';

export const huddleWhere: Kind = {
  id: 'huddle-where',
  label: { en: 'Where it meets', de: 'Wo der Treffpunkt ist' },
  en: `
where do we meet for *; what is the meeting point; where is *; whats the meeting point of *; where does * start; where exactly is *; where
does * take place; address of *; where should i be; where can i park for *; is there parking; starting point of
*; which trailhead is it; location of *; wheres the start; where do i find you; at which station do we meet;
where is the meeting place`,
  de: `
wo treffen wir uns für *; wo ist *; wo ist der treffpunkt von *; wo startet *; wo genau ist *; wo findet *
statt; adresse von *; wo muss ich hin; wo kann ich parken bei *; gibt es parkplätze; startpunkt von *; wo geht
es los; von wo gehen wir los; an welchem bahnhof treffen wir uns; wo soll ich sein; treffpunkt bei *`,
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
    return `${where}${hint}${parking}${more}`;
  },
};
