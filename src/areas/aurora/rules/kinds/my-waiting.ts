import type { Kind } from './kind.ts';

export const myWaiting: Kind = {
  id: 'my-waiting',
  label: { en: 'Where I am waiting', de: 'Wo ich warte' },
  en: `
am i on a waiting list; am i on any waitlist; on which waiting lists am i; am i waiting for a place anywhere; what am i waiting for; my waiting lists; did the
host accept my request; are my requests answered; do i have open requests; has my request been approved; am i
still waiting for a spot; did i get a place; where am i on a waitlist; are there offers for me; have i got a
place now;
am i on any waiting list; am i on the waiting list anywhere`,
  de: `
bin ich auf einer warteliste; stehe ich irgendwo auf der warteliste; auf welchen wartelisten bin ich; warte ich irgendwo auf einen platz; worauf warte ich; meine wartelisten; wurde
meine anfrage angenommen; sind meine anfragen beantwortet; habe ich offene anfragen; bin ich noch auf einer
warteliste; habe ich einen platz bekommen; wo stehe ich auf der warteliste; gibt es angebote für mich; hat der
host mich angenommen;
stehe ich irgendwo auf der warteliste; bin ich auf einer warteliste`,
  via: 'TOOL',
  tool: 'WAITING',
};
