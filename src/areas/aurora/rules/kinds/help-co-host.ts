import type { Kind } from './kind.ts';

export const helpCoHost: Kind = {
  id: 'help-co-host',
  label: { en: 'How to add a co-host', de: 'Mitgastgeber dazunehmen' },
  en: `
how do i make someone else a co-host; can somebody else host with me; can i give my huddle to someone else; how do two people host together; how do i stop co-hosting; make * a
co-host; where do i choose co-hosts; can * help me host; what can a co-host do; how do i change the host; who can be a co-host of my huddle; add * as a second host`,
  de: `
wie mache ich jemanden zum mitgastgeber; wie füge ich mitgastgeber hinzu; kann jemand mit mir leiten; kann ich meinen huddle jemand anderem geben; wie leiten zwei zusammen; wie höre ich auf mitzuleiten;
mach * zum mitgastgeber; wo wähle ich mitgastgeber; kann * mir beim leiten helfen; was darf ein mitgastgeber; wie
ändere ich den gastgeber; wer kann mitgastgeber sein`,
  via: 'TEXT',
  text: {
    en: 'Open your huddle under [My huddles](/huddle/mine), press Edit and choose people under “Hosts and invitations”. They are asked first, and can change everything once they say yes. “Hand over” on the page gives the huddle to one of them.',
    de: 'Öffne deinen Huddle unter [Meine Huddles](/huddle/mine), drücke Bearbeiten und wähle Leute unter „Gastgeber und Einladungen“. Sie werden zuerst gefragt und können mit ihrem Ja alles ändern. „Übergeben“ auf der Seite gibt den Huddle einer von ihnen.',
  },
};
