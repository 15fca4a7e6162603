import questions from './help-guests.json' with { type: 'json' };
import type { Kind, Words } from './kind.ts';

export const guestsInGeneral: Words = {
  en: 'Say Yes to a huddle and choose how many guests you bring; the hosts decide whether guests may come, how many and of which age. Change it later under [My huddles](/huddle/mine).',
  de: 'Sag Ja zu einem Huddle und wähle, wie viele Gäste du mitbringst. Ob, wie viele und in welchem Alter, legen die Gastgeber fest. Ändern kannst du es später unter [Meine Huddles](/huddle/mine).',
};

export const helpGuests: Kind = {
  id: 'help-guests',
  label: { en: 'How to bring guests', de: 'Gäste mitbringen' },
  questions,
  via: 'TEXT',
  text: guestsInGeneral,
};
