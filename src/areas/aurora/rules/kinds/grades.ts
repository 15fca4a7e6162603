import type { Kind } from './kind.ts';

export const grades: Kind = {
  id: 'grades',
  label: { en: 'What grades mean', de: 'Was Schwierigkeiten bedeuten' },
  en: `
what does t3 mean; what is t2; what does moderate mean; what do the grades mean; how hard is a t4; explain the difficulty
levels; what is k3; what does sac scale mean; what is ws in ski touring; what is the difference between easy and moderate;
what does hard mean here; which difficulty is right for me; what does f6a mean;
how difficult is t3; is t4 too hard for me; how hard is a k2; who can do a t5; can a beginner climb 5a; what level is ad; i have never done a t3 is that ok; is k4 hard; what is the scale for climbing; how are tours graded`,
  de: `
was bedeutet t3; was ist t2; was heißt mittelschwer; was bedeuten die schwierigkeitsgrade; wie schwer ist t4; erklär die
schwierigkeiten; was ist k3; was ist die sac skala; was heißt ws bei skitouren; was ist der unterschied zwischen leicht und
mittel; was heißt schwer hier; welche schwierigkeit passt zu mir; was bedeutet 6a;
wie schwierig ist k4; schaffe ich t4 als anfänger; kann ein anfänger k2; ist t3 schlimm; was ist die skala beim klettern; wie werden touren bewertet; was ist zs; welches niveau ist 5b`,
  via: 'TEXT',
  text: {
    en: 'Easy, moderate and hard are the words of the hosts. On the hiking scale of the Swiss Alpine Club T1 is a good path, T2 a mountain path, T3 partly exposed, T4 needs hands here and there, T5 and T6 are for experts. K1 to K6 grade via ferratas. When in doubt ask the host what the hardest part is.',
    de: 'Leicht, mittel und schwer sind Angaben der Gastgeber. Auf der Wanderskala des SAC ist T1 ein guter Weg, T2 ein Bergweg, T3 teilweise ausgesetzt, T4 braucht stellenweise die Hände, T5 und T6 sind für Könner. K1 bis K6 gelten für Klettersteige. Im Zweifel frag die Gastgeber nach der schwersten Stelle.',
  },
};
