import type { Kind } from './kind.ts';
import { levels } from './say-huddle.ts';

export const huddleDifficulty: Kind = {
  id: 'huddle-difficulty',
  label: { en: 'How hard it is', de: 'Wie schwer es ist' },
  en: `
how hard is *; how hard is the hike; how hard is the walk; is the tour suitable for beginners; is * ok for newcomers; is * difficult; how difficult is *; can a beginner do *; is * easy; how tough is it; is it steep;
what grade is *; am i fit enough for *; do i need experience for *; is it suitable for beginners; is *
strenuous; could i manage *; i'm not that fit can i still join; how demanding is it; is it exposed; do i need a
head for heights;
how hard is that; how hard is it for beginners;
is * hard; is the * one hard;
can i come to * without experience; do i need experience`,
  de: `
wie schwer ist *; wie schwer ist die wanderung; ist die tour für anfänger geeignet; ist * für einsteiger geeignet; eignet sich * für anfänger; ist * schwierig; wie schwierig ist *; schaffe ich * als anfänger; ist * leicht; ist *
anstrengend; wie steil ist es; welche schwierigkeit hat *; bin ich fit genug für *; brauche ich erfahrung für *;
ist das was für einsteiger; muss ich schwindelfrei sein; wie fordernd ist *; ich bin nicht so fit kann ich
trotzdem mit; schaffe ich das; wie anstrengend wird *;
wie schwer ist der; wie schwer ist das für anfänger; wie schwer ist der für einsteiger;
kann ich ohne erfahrung zu * mitkommen`,
  via: 'HUDDLE',
  unsaid: { en: 'how hard it is', de: 'wie schwer es ist' },
  tell: (h, c) => {
    if (!h.difficulty) return undefined;
    return c.pick(
      `The host calls **${h.name}** ${levels.en[h.difficulty]}.`,
      `**${h.name}** ist als ${levels.de[h.difficulty]} angegeben.`,
    );
  },
};
