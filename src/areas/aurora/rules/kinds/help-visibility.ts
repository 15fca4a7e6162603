import questions from './help-visibility.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpVisibility: Kind = {
  id: 'help-visibility',
  label: { en: 'Public, private, hidden', de: 'Öffentlich, privat, versteckt' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Everybody can find a public huddle; a private one only those who are invited or have its link, and a draft only its hosts. You choose it when you [plan a huddle](/huddle/create), with who sees the exact meeting point and who comes. A private community shows its name, and anyone who asks is let in by its leaders; a hidden one only its members and those whom they invite can find.',
    de: 'Einen öffentlichen Huddle finden alle; einen privaten nur Eingeladene und wer den Link hat, einen Entwurf nur die Gastgeber. Du wählst das beim [Planen](/huddle/create), auch wer den genauen Treffpunkt und die Leute sieht. Von einer privaten Community sehen alle den Namen, und die Leitung lässt ein, wer fragt; eine versteckte finden nur Mitglieder und wen sie einladen.',
  },
};
