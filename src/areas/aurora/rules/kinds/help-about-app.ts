import type { Kind } from './kind.ts';

export const helpAboutApp: Kind = {
  id: 'help-about-app',
  label: { en: 'What this app is', de: 'Was diese App ist' },
  en: `
what is trailfolk; what is this app; what is this site for; what can i do here; how does this app work; what is
this place; is this app free; does trailfolk cost anything; who is behind trailfolk; explain this app to me; i am new here where do i start; how does it all work; what do people use this for;
what is a huddle; whats the difference between a huddle and a community; what does huddle mean; what do you mean by huddle`,
  de: `
was ist trailfolk; was ist diese app; wofür ist diese seite; was kann ich hier machen; wie funktioniert diese app;
was ist das hier; ist die app kostenlos; kostet trailfolk etwas; wer steckt hinter
trailfolk; erklär mir diese app; ich bin neu hier wo fange ich an; wie funktioniert das alles;
wozu benutzt man das;
was ist ein huddle; was ist der unterschied zwischen huddle und community; was bedeutet huddle; was heißt huddle`,
  via: 'TEXT',
  text: {
    en: 'Trailfolk is for people who go out together. A huddle is one outing; a community is a club or circle that plans many. Find a huddle under [Discover](/huddle/huddles), say yes, share a ride; join [communities](/community/discover); plan your own under [Plan a huddle](/huddle/create). It costs nothing; a host may ask for a share of the costs and says so on the page.',
    de: 'Trailfolk ist für Leute, die zusammen rausgehen. Ein Huddle ist eine einzelne Tour; eine Community ist ein Verein oder Kreis, der viele plant. Finde einen Huddle unter [Entdecken](/huddle/huddles), sag zu, teile eine Fahrt; tritt [Communitys](/community/discover) bei; plane selbst unter [Huddle planen](/huddle/create). Es kostet nichts; wer einlädt, kann eine Beteiligung verlangen und sagt es auf der Seite.',
  },
};
