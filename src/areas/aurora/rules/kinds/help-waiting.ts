import questions from './help-waiting.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpWaiting: Kind = {
  id: 'help-waiting',
  label: { en: 'How the waiting list works', de: 'Wie die Warteliste funktioniert' },
  questions,
  via: 'TEXT',
  text: {
    en: 'When a huddle is full, Yes puts you on the waiting list. When a spot becomes free, the next person is offered it and has some time to accept. Your position is shown on the page of the huddle and under [My huddles](/huddle/mine).',
    de: 'Ist ein Huddle voll, kommst du mit Ja auf die Warteliste. Wird ein Platz frei, bekommt ihn die nächste Person angeboten und hat etwas Zeit, ihn anzunehmen. Deine Position steht auf der Seite des Huddles und unter [Meine Huddles](/huddle/mine).',
  },
};
