import questions from './help-ride.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpRide: Kind = {
  id: 'help-ride',
  label: { en: 'How rides work', de: 'Wie Mitfahren funktioniert' },
  questions,
  via: 'TEXT',
  text: {
    en: '[Share a ride](/huddle/carpool/create) to offer seats or to say that you need one; under [Carpools](/carpool) you see who drives. The driver decides who rides along, and may say what the trip costs: each seat shows its share, and you settle it among yourselves. To cancel, open the ride and press Cancel or Withdraw.',
    de: '[Teile eine Fahrt](/huddle/carpool/create), um Plätze anzubieten oder zu sagen, dass du einen brauchst; unter [Fahrten](/carpool) siehst du, wer fährt. Wer fährt, entscheidet, wer mitfährt, und kann sagen, was die Fahrt kostet: Bei jedem Platz steht der Anteil, und ihr rechnet unter euch ab. Zum Absagen öffne die Fahrt und drücke Absagen oder Zurückziehen.',
  },
};
