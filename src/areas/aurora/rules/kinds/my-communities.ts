import type { Kind } from './kind.ts';

export const myCommunities: Kind = {
  id: 'my-communities',
  label: { en: 'My communities', de: 'Meine Communitys' },
  en: `
my communities; which communities am i in; which clubs do i belong to; what groups am i a member of; my clubs;
am i a member of *; where am i a member; list my communities; which groups have i joined; my groups; how many
communities am i in; do i belong to a club`,
  de: `
meine communities; in welchen communities bin ich; zu welchen vereinen gehöre ich; in welchen gruppen bin ich
mitglied; meine vereine; bin ich mitglied bei *; wo bin ich mitglied; zeig meine communities; welchen gruppen
bin ich beigetreten; meine gruppen; in wie vielen communities bin ich; gehöre ich zu einem verein`,
  via: 'TOOL',
  tool: 'MY_COMMUNITIES',
};
