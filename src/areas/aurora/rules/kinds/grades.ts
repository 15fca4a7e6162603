import questions from './grades.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const grades: Kind = {
  id: 'grades',
  label: { en: 'What grades mean', de: 'Was Schwierigkeiten bedeuten' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Easy, moderate and hard are the words of the hosts. On the hiking scale of the Swiss Alpine Club T1 is a good path, T2 a mountain path, T3 partly exposed, T4 needs hands here and there, T5 and T6 are for experts. K1 to K6 grade via ferratas. When in doubt ask the host what the hardest part is.',
    de: 'Leicht, mittel und schwer sind Angaben der Gastgeber. Auf der Wanderskala des SAC ist T1 ein guter Weg, T2 ein Bergweg, T3 teilweise ausgesetzt, T4 braucht stellenweise die Hände, T5 und T6 sind für Könner. K1 bis K6 gelten für Klettersteige. Im Zweifel frag die Gastgeber nach der schwersten Stelle.',
  },
};
