import type { Kind } from './kind.ts';

export const helpBlock: Kind = {
  id: 'help-block',
  label: { en: 'How to block or report', de: 'Blockieren oder melden' },
  en: `
how do i block someone; how do i report a post; how do i report a person; somebody is bothering me; someone
harasses me; how do i unblock somebody; how do i mute someone; where do i report spam; a user is insulting me; i
want to block a person; report a fake profile; someone posts offensive things; how do i report abuse; i get
unwanted messages`,
  de: `
wie blockiere ich jemanden; wie melde ich einen beitrag; wie melde ich eine person; jemand belästigt mich; wie
hebe ich eine blockierung auf; wie schalte ich jemanden stumm; wo melde ich spam; ein nutzer beleidigt mich; ich
möchte jemanden blockieren; falsches profil melden; jemand postet anstössiges; wie melde ich missbrauch; ich
bekomme unerwünschte nachrichten; kommentar melden`,
  via: 'TEXT',
  text: {
    en: 'On the profile of a person press Block: neither of you sees the other from then on. Report is in the menu of every post, comment, huddle and profile, and a moderator looks at it. Whom you blocked is listed under [People](/account/people).',
    de: 'Drücke auf dem Profil der Person Blockieren: Ab dann seht ihr euch gegenseitig nicht mehr. Melden steht im Menü jedes Beitrags, Kommentars, Huddles und Profils, und die Moderation sieht es sich an. Wen du blockiert hast, steht unter [Leute](/account/people).',
  },
};
