import type { Kind } from './kind.ts';

export const helpAnswer: Kind = {
  id: 'help-answer',
  label: { en: 'How to say yes to a huddle', de: 'Zu einem Huddle zusagen' },
  en: `
how do i sign up; how do i join a huddle; how can i rsvp; what does maybe mean; how do i answer an invitation;
how do i take part in an outing; how do i register for a huddle; what happens when i say yes; why do i have to
wait for approval; how does rsvp work; where do i say yes; how can i join a hike; what is an rsvp; difference
between maybe and interested;
say maybe to *; i might come to *`,
  de: `
wie melde ich mich an; wie mache ich bei einem huddle mit; wie sage ich zu; was bedeutet vielleicht; wie
beantworte ich eine einladung; wie nehme ich an einer tour teil; wie trage ich mich ein; was passiert wenn ich
zusage; warum muss ich auf zustimmung warten; wie funktioniert die anmeldung; wo sage ich zu; wie kann ich
mitwandern; was heisst interessiert; wo melde ich mich an;
sag vielleicht bei *; ich komme vielleicht zu *`,
  via: 'TEXT',
  text: {
    en: 'Open a huddle under [Discover](/huddle/huddles) and press Yes, Maybe or No. With Yes you get a spot, or ask the hosts for one where they approve people. Maybe holds no spot.',
    de: 'Öffne einen Huddle unter [Entdecken](/huddle/huddles) und drücke Ja, Vielleicht oder Nein. Mit Ja bekommst du einen Platz oder fragst danach, wo die Gastgeber zustimmen müssen. Vielleicht hält keinen Platz.',
  },
};
