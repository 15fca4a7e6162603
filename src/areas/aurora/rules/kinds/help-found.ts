import type { Kind } from './kind.ts';

export const helpFound: Kind = {
  id: 'help-found',
  label: { en: 'How to start a community', de: 'Eine Community gründen' },
  en: `
how do i create a community; how do i start a club; can i found my own community; how do i make a group for my
friends; where do i set up a community; open a new group; how do i run a community; how do i make somebody admin
of my community; start a hiking club here; how do i invite people to my community; i want to make a club for my
colleagues; how do i open a group;
create a community for * in *; found a club for *; start a group for *`,
  de: `
wie gründe ich eine community; wie starte ich einen verein; kann ich eine eigene community machen; wie mache ich
eine gruppe für meine freunde; wo lege ich eine community an; neue gruppe eröffnen; wie leite ich eine
community; wie mache ich jemanden zum admin meiner community; hier einen wanderverein gründen; wie lade ich
leute in meine community ein; ich will einen verein aufmachen; eigene gruppe gründen;
gründe eine gruppe für *; gründe eine community in *; mach einen verein für * auf`,
  via: 'TEXT',
  text: {
    en: '[Create a community](/community/create), say what it is about, and invite the first people. You decide whether anybody may join or must ask.',
    de: '[Gründe eine Community](/community/create), sag, worum es geht, und lade die ersten Leute ein. Du legst fest, ob alle beitreten dürfen oder fragen müssen.',
  },
};
