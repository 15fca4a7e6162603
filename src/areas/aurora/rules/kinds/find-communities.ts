import type { Kind } from './kind.ts';

export const findCommunities: Kind = {
  id: 'find-communities',
  label: { en: 'Find communities', de: 'Communitys finden' },
  en: `
a group where i can take my dog; a club for people who like *; community *; * community; * communities; clubs that go out when it is *; is there an association for *; people who like *, is there a club; any climbing crews in *; is there a club for *; communities near me; find a group of *; which communities are there; hiking clubs in *; a
community for families; are there groups for women; i'm looking for a running group; any clubs near *; show me
communities; clubs about *; groups for beginners; where can i find a hiking club; communities for *; a club that
goes out at dawn; which group suits me; are there any * groups; birding clubs;
show me climbing groups; hiking clubs; running groups near me; a group for beginners`,
  de: `
ein verein für *; eine gruppe für eltern mit *; ein club für leute die *; gibt es eine gruppe für *; gibt es einen verein für *; communities in meiner nähe; finde eine gruppe von *; welche communities gibt es;
wandervereine in *; eine community für familien; gibt es gruppen für frauen; ich suche eine laufgruppe; vereine
bei *; zeig mir communities; gruppen für anfänger; wo finde ich einen wanderclub; communities zum thema *;
welcher verein passt zu mir; gruppen die * machen; gibt es einen kletterclub;
zeig mir klettergruppen; wandervereine; wandergruppen in der nähe; klettergruppe in *; gibt es eine laufgruppe; eine gruppe für anfänger`,
  via: 'TOOL',
  tool: 'COMMUNITIES',
};
