import type { Kind } from './kind.ts';

export const helpCommunity: Kind = {
  id: 'help-community',
  label: { en: 'How to join or leave a community', de: 'Einer Community beitreten oder sie verlassen' },
  en: `
how do i join a community; how do i leave a community; where do i find communities; how do i leave a club; i want to leave the club; i want to leave *; how
do i become a member; how do communities work; what is a community; how do i get out of a group; how do i accept
an invitation to a community; why can't i see the posts of a community; how do i quit a club; how can i join a
group`,
  de: `
wie trete ich einer community bei; wie verlasse ich eine community; wo finde ich communities; wie trete ich aus
einem verein aus; wie werde ich mitglied; wie funktionieren communities; was ist eine community; wie komme ich
aus einer gruppe raus; wie nehme ich eine einladung in eine community an; warum sehe ich die beiträge einer
community nicht; aus einer community austreten; wie kann ich einer gruppe beitreten`,
  via: 'TEXT',
  text: {
    en: 'A community is a club or circle whose members go out together again and again. Open one under [Discover](/community/discover) and press Join; some ask their admins first. You leave it from its page, which you find under [My communities](/community).',
    de: 'Eine Community ist ein Verein oder Kreis, der immer wieder zusammen rausgeht. Öffne eine unter [Entdecken](/community/discover) und drücke Beitreten; manche fragen erst ihre Admins. Verlassen kannst du sie auf ihrer Seite, die du unter [Meine Communitys](/community) findest.',
  },
};
