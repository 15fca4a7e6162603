import type { Kind } from './kind.ts';
import questions from './timetable.json' with { type: 'json' };

export const timetable: Kind = {
  id: 'timetable',
  label: { en: 'Timetables', de: 'Fahrpläne' },
  questions,
  via: 'TEXT',
  beside: 'OUTING',
  text: {
    en: 'I know no timetables. Look in a journey planner such as the SBB, ÖBB or DB app, and note the last connection before you set off.',
    de: 'Fahrpläne kenne ich nicht. Sieh in einer Fahrplan-App nach, etwa von SBB, ÖBB oder DB, und merk dir vor dem Start die letzte Verbindung.',
  },
};
