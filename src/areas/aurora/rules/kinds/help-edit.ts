import questions from './help-edit.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpEdit: Kind = {
  id: 'help-edit',
  label: { en: 'How to change my huddle', de: 'Meinen Huddle ändern' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Open your huddle under [My huddles](/huddle/mine) and press Edit. When time or place change, everybody with a spot is told.',
    de: 'Öffne deinen Huddle unter [Meine Huddles](/huddle/mine) und drücke Bearbeiten. Ändern sich Zeit oder Ort, erfahren es alle mit einem Platz.',
  },
};
