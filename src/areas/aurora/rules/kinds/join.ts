import type { Kind } from './kind.ts';

export const join: Kind = {
  id: 'join',
  label: { en: 'Join a community', de: 'Einer Community beitreten' },
  en: `
join the * club; let me into *; i want to join the community *; become a member of *; make me a member of *; ask
to join *; sign me up for the * club; i want to be part of the group *; get me into *; add me to the community
*; i'd like to be in the * club; join that community; can i become a member of *`,
  de: `
tritt * bei; lass mich in den verein *; ich möchte der community * beitreten; mitglied werden bei *; mach mich
zum mitglied von *; bitte um aufnahme bei *; melde mich beim verein * an; ich will in die gruppe *; nimm mich in
die community * auf; ich möchte bei der gruppe * mitmachen; dieser community beitreten; kann ich mitglied bei *
werden`,
  via: 'TOOL',
  tool: 'JOIN',
};
