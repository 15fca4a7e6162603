import type { Kind } from './kind.ts';

export const helpRide: Kind = {
  id: 'help-ride',
  label: { en: 'How rides work', de: 'Wie Mitfahren funktioniert' },
  en: `
how do i offer a ride; do i have to pay for the ride; what does the ride cost; how do i ask for a ride; how do carpools work; how does car sharing work; where do i
enter that i have seats; how do i find a ride; how do i cancel my ride; how do i change my carpool; who pays for
petrol; how do i accept a passenger; how can i share the costs of driving; where are the carpools; how do i get
a lift to a huddle`,
  de: `
wie biete ich eine fahrt an; wie frage ich nach einer mitfahrgelegenheit; wie funktionieren fahrgemeinschaften;
wie funktioniert das mitfahren; wo trage ich ein dass ich plätze habe; wie finde ich eine fahrt; wie sage ich
meine fahrt ab; wie ändere ich meine fahrgemeinschaft; wer zahlt das benzin; wie nehme ich einen mitfahrer an;
wie teile ich die fahrkosten; wo sind die fahrten; wie komme ich zu einer mitfahrgelegenheit`,
  via: 'TEXT',
  text: {
    en: '[Share a ride](/huddle/carpool/create) to offer seats or to say that you need one; under [Carpools](/carpool) you see who drives. The driver decides who rides along. To cancel, open the ride and press Cancel or Withdraw.',
    de: '[Teile eine Fahrt](/huddle/carpool/create), um Plätze anzubieten oder zu sagen, dass du einen brauchst; unter [Fahrten](/carpool) siehst du, wer fährt. Wer fährt, entscheidet, wer mitfährt. Zum Absagen öffne die Fahrt und drücke Absagen oder Zurückziehen.',
  },
};
