import type { Kind } from './kind.ts';

export const helpWaiting: Kind = {
  id: 'help-waiting',
  label: { en: 'How the waiting list works', de: 'Wie die Warteliste funktioniert' },
  en: `
how does the waiting list work; what happens when a place becomes free; how do i get off the waiting list; how
long do i have to accept an offer; what is the waitlist; how will i know that i got a spot; who gets the next
place; how do i accept an offered spot; what does offered mean; do i move up automatically; how do waiting lists
work here; why am i on the waiting list;
what happens if a huddle is full; what happens if i sign up and its full`,
  de: `
wie funktioniert die warteliste; was passiert wenn ein platz frei wird; wie komme ich von der warteliste; wie
lange habe ich zeit ein angebot anzunehmen; was ist die warteliste; wie erfahre ich dass ich einen platz habe;
wer bekommt den nächsten platz; wie nehme ich ein angebot an; was heisst angeboten; rücke ich automatisch nach;
wie gehen wartelisten hier; warum bin ich auf der warteliste;
was passiert wenn eine tour voll ist; was ist wenn schon alles voll ist`,
  via: 'TEXT',
  text: {
    en: 'When a huddle is full, Yes puts you on the waiting list. When a spot becomes free, the next person is offered it and has some time to accept. Your position is shown on the page of the huddle and under [My huddles](/huddle/mine).',
    de: 'Ist ein Huddle voll, kommst du mit Ja auf die Warteliste. Wird ein Platz frei, bekommt ihn die nächste Person angeboten und hat etwas Zeit, ihn anzunehmen. Deine Position steht auf der Seite des Huddles und unter [Meine Huddles](/huddle/mine).',
  },
};
