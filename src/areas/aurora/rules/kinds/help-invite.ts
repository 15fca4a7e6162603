import questions from './help-invite.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpInvite: Kind = {
  id: 'help-invite',
  label: { en: 'How to invite people', de: 'Leute einladen' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Open a huddle under [My huddles](/huddle/mine) and press Share: copy the link, show the code, or choose people on Trailfolk to invite.',
    de: 'Öffne einen Huddle unter [Meine Huddles](/huddle/mine) und drücke Teilen: Kopiere den Link, zeig den Code oder lade Leute auf Trailfolk ein.',
  },
};
