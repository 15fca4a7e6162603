import type { Kind } from './kind.ts';

export const timetable: Kind = {
  id: 'timetable',
  label: { en: 'Timetables', de: 'Fahrpläne' },
  en: `
when is the last train; what time does the bus leave; train times from * to *; when does the cable car run; is
the gondola open; when is the last bus back; timetable for *; does the train go on sundays; first train to *;
how often does the bus run; when is the last lift down; which platform; is the chairlift running; connections
from * to *; does the ferry run in winter; is there a train
up that early; does a train go there at all;
is the cable car running in winter; does a bus go to * on sunday`,
  de: `
wann fährt der letzte zug; wann fährt der bus; zugverbindung von * nach *; wann fährt die seilbahn; ist die
gondel offen; wann geht der letzte bus zurück; fahrplan *; fährt der zug am sonntag; erster zug nach *; wie oft
fährt der bus; wann ist die letzte bergfahrt; welches gleis; fährt der sessellift; verbindung von * nach *;
fährt die fähre im winter; bis wann fährt die bahn; fährt da so früh
ein zug hoch; fährt da überhaupt ein bus;
fährt am samstag ein bus nach *; fährt die seilbahn im november`,
  via: 'TEXT',
  text: {
    en: 'I know no timetables. Look in a journey planner such as the SBB, ÖBB or DB app, and note the last connection before you set off.',
    de: 'Fahrpläne kenne ich nicht. Sieh in einer Fahrplan-App nach, etwa von SBB, ÖBB oder DB, und merk dir vor dem Start die letzte Verbindung.',
  },
};
