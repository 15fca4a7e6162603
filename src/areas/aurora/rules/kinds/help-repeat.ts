import questions from './help-repeat.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpRepeat: Kind = {
  id: 'help-repeat',
  label: { en: 'How to repeat or copy a huddle', de: 'Einen Huddle wiederholen oder kopieren' },
  questions,
  via: 'TEXT',
  beside: 'OWN_OUTING',
  text: {
    en: 'Open your huddle under [My huddles](/huddle/mine): Repeat makes a series of it, Copy starts a new one with the same words, and you can keep it as a template.',
    de: 'Öffne deinen Huddle unter [Meine Huddles](/huddle/mine): Wiederholen macht eine Serie daraus, Kopieren beginnt einen neuen mit denselben Angaben, und du kannst ihn als Vorlage behalten.',
  },
};
