import type { Kind } from './kind.ts';

export const helpCallOff: Kind = {
  id: 'help-call-off',
  label: { en: 'How to call off my huddle', de: 'Meinen Huddle absagen' },
  en: `
how do i tell everyone that my huddle is cancelled; how do i cancel my own huddle; how do i call off my hike; i host a huddle and have to cancel it; how do i delete
my huddle; how do i remove an outing that i planned; how can a host cancel; the weather is bad how do i call it
off as a host; i need to call off the outing i host; where do i cancel the event i organised; how do i delete a
draft; calling off my huddle`,
  de: `
wie sage ich meinen eigenen huddle ab; wie lasse ich meine tour ausfallen; ich leite einen huddle und muss ihn
absagen; wie lösche ich meinen huddle; wie entferne ich einen geplanten ausflug; wie kann ein gastgeber absagen;
das wetter ist schlecht wie sage ich als gastgeber ab; ich muss die tour absagen die ich leite; wo sage ich
meine veranstaltung ab; wie lösche ich einen entwurf; eigenen huddle absagen; huddle als gastgeber streichen`,
  via: 'TEXT',
  text: {
    en: 'Open your huddle under [My huddles](/huddle/mine) and press Cancel the huddle. Say why: everybody who answered is told.',
    de: 'Öffne deinen Huddle unter [Meine Huddles](/huddle/mine) und drücke Huddle absagen. Sag, warum: Alle, die geantwortet haben, erfahren es.',
  },
};
