import questions from './help-call-off.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpCallOff: Kind = {
  id: 'help-call-off',
  label: { en: 'How to call off my huddle', de: 'Meinen Huddle absagen' },
  questions,
  via: 'TEXT',
  beside: 'OWN_OUTING',
  text: {
    en: 'Open your huddle under [My huddles](/huddle/mine) and press Cancel the huddle. Say why: everybody who answered is told.',
    de: 'Öffne deinen Huddle unter [Meine Huddles](/huddle/mine) und drücke Huddle absagen. Sag, warum: Alle, die geantwortet haben, erfahren es.',
  },
};
