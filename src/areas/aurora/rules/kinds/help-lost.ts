import questions from './help-lost.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpLost: Kind = {
  id: 'help-lost',
  label: { en: 'Lost things, reaching people afterwards', de: 'Verlorenes, andere danach erreichen' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Open the outing at the end of [My huddles](/huddle/mine): its conversation still reaches everybody who was there, and on the profile of one of them you press Message.',
    de: 'Öffne die Tour am Ende von [Meine Huddles](/huddle/mine): Ihre Unterhaltung erreicht weiter alle, die dabei waren, und auf dem Profil von jemandem drückst du Nachricht.',
  },
};
