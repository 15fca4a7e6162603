import type { Kind } from './kind.ts';

export const helpCancelPlace: Kind = {
  id: 'help-cancel-place',
  label: { en: 'How to cancel a place', de: 'Einen Platz absagen' },
  en: `
how do i cancel my place; how can i take back my answer; how do i withdraw from a huddle; how do i change my
answer to no; where do i cancel my rsvp; how do i say i can't come; how do i leave a huddle; how can i sign out
of an outing; how to give up my spot; how do i unregister; i can't go anymore what do i do; where can i change
my answer; how do i get out of a huddle; i need to pull out how`,
  de: `
wie sage ich meinen platz ab; wie nehme ich meine antwort zurück; wie melde ich mich von einem huddle ab; wie
ändere ich meine antwort auf nein; wo kann ich absagen; wie sage ich dass ich nicht komme; wie verlasse ich
einen huddle; wie gebe ich meinen platz frei; wo ändere ich meine antwort; ich kann doch nicht was muss ich tun;
wie ziehe ich meine zusage zurück; wie komme ich aus einem huddle raus;
wie melde ich mich ab; ich möchte mich abmelden; wie melde ich mich wieder ab`,
  via: 'TEXT',
  text: {
    en: 'Open the huddle under [My huddles](/huddle/mine) and change your answer to No. Your place goes to the next on the waiting list, and the hosts are told.',
    de: 'Öffne den Huddle unter [Meine Huddles](/huddle/mine) und ändere deine Antwort auf Nein. Dein Platz geht an die nächste Person auf der Warteliste, und die Gastgeber erfahren es.',
  },
};
