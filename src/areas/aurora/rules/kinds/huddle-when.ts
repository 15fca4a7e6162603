import type { Kind } from './kind.ts';

export const huddleWhen: Kind = {
  id: 'huddle-when',
  label: { en: 'When it starts', de: 'Wann es losgeht' },
  en: `
when does * start; what time does * begin; when is *; what day is * on; at what time do we meet for *; when do
we meet; when does it end; what time will we be back from *; when are we starting *; how early is *; date of *;
when is it; what date is *; when is * over; until when does * go; what time do we start; when do they leave for
*; when again is *;
when does the sunrise hike start; when does the night walk begin; when is the first light outing;
what time; at what time; what time exactly; and when`,
  de: `
wann beginnt *; wann fängt * an; wann geht * los; um wie viel uhr startet *; wann ist *; an welchem tag ist *;
wann treffen wir uns für *; wann ist * zu ende; bis wann geht *; wann sind wir zurück; um welche uhrzeit ist *;
wann findet * statt; wie früh ist *; wann ist nochmal *; wann soll ich da sein; uhrzeit von *; wann starten wir
bei *;
wann beginnt die nachtwanderung; wann startet die sonnenaufgangstour;
um wie viel uhr; um wieviel uhr; und wann`,
  via: 'HUDDLE',
  unsaid: { en: 'when it starts', de: 'wann es losgeht' },
  tell: (h, c) => {
    return c.pick(
      `**${h.name}** starts ${c.at(h.startDateTime)} and ends ${c.at(h.endDateTime)}.`,
      `**${h.name}** beginnt ${c.at(h.startDateTime)} und endet ${c.at(h.endDateTime)}.`,
    );
  },
};
