import type { Kind } from './kind.ts';

export const helpMoney: Kind = {
  id: 'help-money',
  label: { en: 'How paying works', de: 'Wie bezahlt wird' },
  en: `
can i get paid for hosting; can i charge money for my outing; how do i take money from people; where do i pay; how do i
pay for an outing; do i pay in the app; how do i collect the costs; can i ask for a fee; how do i share the costs of
petrol; how do i get my money back; who gets the money; can i pay by card;
does the host get the money; to whom do i pay the ten francs; is there a fee for organisers; does trailfolk take a share; do you take commission; can i pay with twint; how does the organiser get paid; do i pay cash`,
  de: `
kann ich für meine tour geld verlangen; wie sammle ich geld ein; wo bezahle ich; wie bezahle ich eine tour; zahlt man
in der app; wie teile ich die kosten; kann ich einen beitrag verlangen; wie teilen wir das benzingeld; wie bekomme ich
mein geld zurück; wer bekommt das geld; kann ich mit karte zahlen; verdiene ich am leiten von touren;
bekommt der organisator das geld; wem bezahle ich die zehn franken; nimmt trailfolk eine gebühr; gibt es eine provision; kann ich mit twint zahlen; wie kommt der leiter zu seinem geld; zahlt man bar; wer kassiert`,
  via: 'TEXT',
  text: {
    en: 'Trailfolk itself costs nothing. A host can ask for a share of the costs: the amount and how to pay it are shown on the page of the outing, and people pay the host, not Trailfolk. When you [plan a huddle](/huddle/create), enter it under the price; what a ride costs its driver says with the seats.',
    de: 'Trailfolk selbst kostet nichts. Wer einlädt, kann eine Beteiligung verlangen: Betrag und Zahlungsweise stehen auf der Seite der Tour, und bezahlt wird bei den Gastgebern, nicht bei Trailfolk. Trag sie beim [Planen](/huddle/create) unter dem Preis ein; was eine Fahrt kostet, steht bei den Sitzplätzen.',
  },
};
