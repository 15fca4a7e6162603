import questions from './help-edit.json' with { type: 'json' };
import type { TextKind } from './kind.ts';

export const helpEdit: TextKind = {
  id: 'help-edit',
  label: { en: 'How to change my huddle', de: 'Meinen Huddle ändern' },
  questions,
  via: 'TEXT',
  beside: 'OWN_OUTING',
  text: {
    en: 'Open your huddle under [My huddles](/huddle/mine) and press Edit: there you change time, place and the number of places. With more places those who wait are offered one in their order; when time or place change, everybody with a place is told.',
    de: 'Öffne deinen Huddle unter [Meine Huddles](/huddle/mine) und drücke Bearbeiten: Dort änderst du Zeit, Ort und die Zahl der Plätze. Gibt es mehr Plätze, bekommen die Wartenden der Reihe nach einen angeboten; ändern sich Zeit oder Ort, erfahren es alle mit einem Platz.',
  },
};
