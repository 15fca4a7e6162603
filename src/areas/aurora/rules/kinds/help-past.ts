import type { Kind } from './kind.ts';

export const helpPast: Kind = {
  id: 'help-past',
  label: { en: 'Where past outings are', de: 'Wo vergangene Touren sind' },
  en: `
where can i see my old hikes; where are my past huddles; how do i find an outing from last year; list of outings i was
on; where is the history of my huddles; who came to my last hike; i want to look up a hike we did; where are the photos of
our last tour; show my past outings; how do i write a trip report; where do i mark who came; can i see last months outings`,
  de: `
wo sehe ich meine alten touren; wo sind meine vergangenen huddles; wie finde ich eine tour vom letzten jahr; liste der
touren bei denen ich war; wo ist der verlauf meiner huddles; wer war bei meiner letzten tour dabei; ich suche eine tour
die wir gemacht haben; wo sind die fotos der letzten tour; zeig meine vergangenen ausflüge; wie schreibe ich einen
tourenbericht; wo trage ich ein wer da war; kann ich die touren vom letzten monat sehen`,
  via: 'TEXT',
  text: {
    en: 'Past outings are at the end of [My huddles](/huddle/mine), each with its people and photos. Hosts mark there who came, and make a trip report with one press.',
    de: 'Vergangene Touren findest du am Ende von [Meine Huddles](/huddle/mine), jede mit ihren Leuten und Fotos. Gastgeber tragen dort ein, wer da war, und machen mit einem Druck einen Tourenbericht.',
  },
};
