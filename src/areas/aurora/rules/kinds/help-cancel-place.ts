import questions from './help-cancel-place.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpCancelPlace: Kind = {
  id: 'help-cancel-place',
  label: { en: 'How to cancel a place', de: 'Einen Platz absagen' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Open the huddle under [My huddles](/huddle/mine) and change your answer to No. Your place goes to the next on the waiting list, and the hosts are told.',
    de: 'Öffne den Huddle unter [Meine Huddles](/huddle/mine) und ändere deine Antwort auf Nein. Dein Platz geht an die nächste Person auf der Warteliste, und die Gastgeber erfahren es.',
  },
};
