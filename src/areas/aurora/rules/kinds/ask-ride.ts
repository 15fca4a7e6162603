import type { Kind } from './kind.ts';

export const askRide: Kind = {
  id: 'ask-ride',
  label: { en: 'Ask for a ride', de: 'Nach einer Fahrt fragen' },
  en: `
i need a ride to *; can someone take me to *; i need a lift to *; ask for a seat to *; get me a ride to *; i
have no car how can i get a lift to *; who could take me along to *; is there a seat for me to *; can i get a
lift; can anybody pick me up on the way to *; i'd like to ride along to *; request a seat in a car to *; find me
a seat to *; give me a ride`,
  de: `
ich brauche eine mitfahrgelegenheit zu *; kann mich jemand mitnehmen zu *; wer nimmt mich mit zu *; frag nach
einem sitz zu *; ich habe kein auto wer nimmt mich mit; besorg mir eine fahrt nach *; kann ich bei jemandem
mitfahren zu *; gibt es einen platz für mich im auto; kann mich wer abholen; ich möchte mitfahren zu *; brauche
eine fahrt nach *; such mir einen platz im auto`,
  via: 'TOOL',
  tool: 'RIDES',
};
