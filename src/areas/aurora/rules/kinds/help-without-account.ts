import questions from './help-without-account.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpWithoutAccount: Kind = {
  id: 'help-without-account',
  label: { en: 'How to come without an account', de: 'Ohne Konto mitkommen' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Bring them as your guest: say Yes and choose how many come with you. Hosts can let people answer by a link in a mail (in the plan under “End and answers”) and add people by hand: open the huddle under [My huddles](/huddle/mine).',
    de: 'Bring sie als Gast mit: Sag Ja und wähle, wie viele mitkommen. Gastgeber können Antworten per Link in einer Mail zulassen (im Plan unter „Ende und Antworten“) und Leute von Hand eintragen: Öffne den Huddle unter [Meine Huddles](/huddle/mine).',
  },
};
