import questions from './help-answer.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpAnswer: Kind = {
  id: 'help-answer',
  label: { en: 'How to say yes to a huddle', de: 'Zu einem Huddle zusagen' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Open a huddle under [Discover](/huddle/huddles) and press Yes, Maybe or No. With Yes you get a spot, or ask the hosts for one where they approve people. Maybe holds no spot. Interested only marks it for yourself: you find it again under My huddles, and it answers nothing.',
    de: 'Öffne einen Huddle unter [Entdecken](/huddle/huddles) und drücke Ja, Vielleicht oder Nein. Mit Ja bekommst du einen Platz oder fragst danach, wo die Gastgeber zustimmen müssen. Vielleicht hält keinen Platz. Interessiert merkt ihn nur für dich: Du findest ihn unter Meine Huddles wieder, und es ist keine Antwort.',
  },
};
