import type { Kind } from './kind.ts';

export const helpSupport: Kind = {
  id: 'help-support',
  label: { en: 'How to reach the team', de: 'Das Team erreichen' },
  en: `
how do i contact support; i found a bug; how do i reach you; something does not work; who runs this app; i have
a suggestion; report a problem with the app; customer service; where can i get help; the app crashes; contact
the team; how much does trailfolk cost; is trailfolk free; feedback about the app; the page doesn't load;
how do i contact the team; how can i contact you`,
  de: `
wie kontaktiere ich den support; ich habe einen fehler gefunden; wie erreiche ich euch; etwas funktioniert
nicht; wer betreibt diese app; ich habe einen vorschlag; problem mit der app melden; kundendienst; wo bekomme
ich hilfe zur app; die app stürzt ab; das team kontaktieren; was kostet trailfolk; ist trailfolk kostenlos;
rückmeldung zur app; die seite lädt nicht`,
  via: 'TEXT',
  text: {
    en: 'Write to the team on the page [Support](/support).',
    de: 'Schreib dem Team auf der Seite [Hilfe](/support).',
  },
};
