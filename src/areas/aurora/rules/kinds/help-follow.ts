import questions from './help-follow.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpFollow: Kind = {
  id: 'help-follow',
  label: { en: 'How following works', de: 'Wie Folgen funktioniert' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Press Follow on the profile of a person; some accept requests first. Who follows you, whom you follow and open requests are under [People](/account/people).',
    de: 'Drücke auf dem Profil einer Person Folgen; manche nehmen Anfragen erst an. Wer dir folgt, wem du folgst und offene Anfragen stehen unter [Leute](/account/people).',
  },
};
