import type { Kind, Words } from './kind.ts';

export const guestsInGeneral: Words = {
  en: 'Say Yes to a huddle and choose how many guests you bring; the hosts decide whether guests may come, how many and of which age. Change it later under [My huddles](/huddle/mine).',
  de: 'Sag Ja zu einem Huddle und wähle, wie viele Gäste du mitbringst. Ob, wie viele und in welchem Alter, legen die Gastgeber fest. Ändern kannst du es später unter [Meine Huddles](/huddle/mine).',
};

export const helpGuests: Kind = {
  id: 'help-guests',
  label: { en: 'How to bring guests', de: 'Gäste mitbringen' },
  en: `
how do i bring a friend; how do i add a guest; how do i add a plus one; how do i change my guests; what is a guest;
can i bring somebody without an account; can i bring a friend who is not on the app; how do i say that i bring two people; how do i sign up for
two; where do i enter my guests; how do guests work; bring guests to a huddle; does my friend need an
account; can i bring somebody who has no account; my sister is not registered may i bring her`,
  de: `
wie bringe ich einen freund mit; wie füge ich einen gast hinzu; wie nehme ich einen gast mit; wie ändere ich meine gäste; was ist ein gast;
darf ich jemanden ohne konto mitbringen; darf ich jemanden mitbringen der nicht angemeldet ist; wie sage ich
dass ich zu zweit komme; wie melde ich zwei personen an; wo trage ich meine gäste ein; wie funktionieren gäste;
gäste mitbringen; braucht mein freund ein konto; mein partner ist nicht angemeldet darf er mit`,
  via: 'TEXT',
  text: guestsInGeneral,
};
