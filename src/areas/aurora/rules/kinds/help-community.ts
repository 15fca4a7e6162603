import questions from './help-community.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpCommunity: Kind = {
  id: 'help-community',
  label: { en: 'How to join or leave a community', de: 'Einer Community beitreten oder sie verlassen' },
  questions,
  via: 'TEXT',
  text: {
    en: 'A community is a club or circle whose members go out together again and again. Open one under [Discover](/community/discover) and press Join; some ask their admins first. You leave it from its page, which you find under [My communities](/community); its only owner first hands it over to another member.',
    de: 'Eine Community ist ein Verein oder Kreis, der immer wieder zusammen rausgeht. Öffne eine unter [Entdecken](/community/discover) und drücke Beitreten; manche fragen erst ihre Admins. Verlassen kannst du sie auf ihrer Seite, die du unter [Meine Communitys](/community) findest; wer sie allein besitzt, gibt sie vorher an ein anderes Mitglied ab.',
  },
};
