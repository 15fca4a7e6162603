import questions from './help-visibility.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpVisibility: Kind = {
  id: 'help-visibility',
  label: { en: 'Public, private, hidden', de: 'Öffentlich, privat, versteckt' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Everybody can find a public huddle; a private one only those who are invited or have its link, and a draft only its hosts. You choose it when you [plan a huddle](/huddle/create), with who sees the exact meeting point and who comes. Everybody sees the name of a private community and can ask its leaders to be let in; a hidden one is found only by its members and those they invite.',
    de: 'Einen öffentlichen Huddle finden alle; einen privaten nur Eingeladene und wer den Link hat, einen Entwurf nur die Gastgeber. Du wählst das beim [Planen](/huddle/create), auch wer den genauen Treffpunkt und die Leute sieht. Den Namen einer privaten Community sehen alle und können um Beitritt bitten; eine versteckte finden nur ihre Mitglieder und wen sie einladen.',
  },
};
