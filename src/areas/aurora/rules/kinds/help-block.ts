import questions from './help-block.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpBlock: Kind = {
  id: 'help-block',
  label: { en: 'How to block or report', de: 'Blockieren oder melden' },
  questions,
  via: 'TEXT',
  text: {
    en: 'On the profile of a person press Block: neither of you sees the other from then on, and nobody is told of it. Report is in the menu of every post, comment, huddle and profile, and a moderator looks at it. Whom you blocked is listed under [People](/account/people).',
    de: 'Drücke auf dem Profil der Person Blockieren: Ab dann seht ihr euch gegenseitig nicht mehr, und niemand erfährt davon. Melden steht im Menü jedes Beitrags, Kommentars, Huddles und Profils, und die Moderation sieht es sich an. Wen du blockiert hast, steht unter [Leute](/account/people).',
  },
};
