import type { Kind } from './kind.ts';

export const helpGuests: Kind = {
  id: 'help-guests',
  label: { en: 'How to bring guests', de: 'Gäste mitbringen' },
  en: `
can i bring a friend; how do i add a guest; can i bring a plus one; how many guests may i bring; can my partner
come too; can i bring somebody without an account; how do i say that i bring two people; how do i sign up for
two; where do i enter my guests; may i take my sister along; bring guests to a huddle; does my friend need an
account`,
  de: `
kann ich einen freund mitbringen; wie füge ich einen gast hinzu; darf ich eine begleitung mitnehmen; wie viele
gäste darf ich mitbringen; kann mein partner mitkommen; darf ich jemanden ohne konto mitbringen; wie sage ich
dass ich zu zweit komme; wie melde ich zwei personen an; wo trage ich meine gäste ein; darf meine schwester mit;
gäste mitbringen; braucht mein freund ein konto`,
  via: 'TEXT',
  text: {
    en: 'Say Yes to a huddle and choose how many guests you bring; the hosts decide whether guests may come, how many and of which age. Change it later under [My huddles](/huddle/mine).',
    de: 'Sag Ja zu einem Huddle und wähle, wie viele Gäste du mitbringst. Ob, wie viele und in welchem Alter, legen die Gastgeber fest. Ändern kannst du es später unter [Meine Huddles](/huddle/mine).',
  },
};
