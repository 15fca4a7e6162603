import type { Kind } from './kind.ts';

export const helpPlan: Kind = {
  id: 'help-plan',
  label: { en: 'How to plan a huddle', de: 'Einen Huddle planen' },
  en: `
how do i create a huddle; how can i plan an outing; how do i host a hike; where do i make a new huddle; how do i
organise something; how do i publish a huddle; how do i start an event; can i host my own hike; how do i post an
outing; how does hosting work; where is the button to create a huddle; how do i set a limit
for participants; how to make a private huddle; how do i organise a hike here; where can i set up an outing`,
  de: `
wie erstelle ich einen huddle; wie plane ich einen ausflug; wie leite ich eine wanderung; wo mache ich einen
neuen huddle; wie organisiere ich etwas; wie veröffentliche ich einen huddle; wie lege ich ein event an; kann
ich selbst eine tour anbieten; wie werde ich gastgeber; wo ist der knopf zum erstellen; wie
begrenze ich die teilnehmer; wie mache ich einen privaten huddle; wo kann ich eine eigene tour anlegen`,
  via: 'TEXT',
  text: {
    en: 'Press [Plan a huddle](/huddle/create), fill in what, when and where, and publish it. Until then it is a draft that only you see.',
    de: 'Drücke [Huddle planen](/huddle/create), trag ein, was, wann und wo, und veröffentliche ihn. Bis dahin ist er ein Entwurf, den nur du siehst.',
  },
};
