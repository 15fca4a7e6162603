import questions from './help-about-app.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpAboutApp: Kind = {
  id: 'help-about-app',
  label: { en: 'What this app is', de: 'Was diese App ist' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Trailfolk is for people who go out together. A huddle is one outing; a community is a club or circle that plans many. Find a huddle under [Discover](/huddle/huddles), say yes, share a ride; join [communities](/community/discover); plan your own under [Plan a huddle](/huddle/create). It costs nothing; a host may ask for a share of the costs and says so on the page.',
    de: 'Trailfolk ist für Leute, die zusammen rausgehen. Ein Huddle ist eine einzelne Tour; eine Community ist ein Verein oder Kreis, der viele plant. Finde einen Huddle unter [Entdecken](/huddle/huddles), sag zu, teile eine Fahrt; tritt [Communitys](/community/discover) bei; plane selbst unter [Huddle planen](/huddle/create). Es kostet nichts; wer einlädt, kann eine Beteiligung verlangen und sagt es auf der Seite.',
  },
};
