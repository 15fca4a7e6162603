import questions from './help-past.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpPast: Kind = {
  id: 'help-past',
  label: { en: 'Where past outings are', de: 'Wo vergangene Touren sind' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Past outings are at the end of [My huddles](/huddle/mine), each with its people and photos. Hosts mark there who came, and make a trip report with one press.',
    de: 'Vergangene Touren findest du am Ende von [Meine Huddles](/huddle/mine), jede mit ihren Leuten und Fotos. Gastgeber tragen dort ein, wer da war, und machen mit einem Druck einen Tourenbericht.',
  },
};
