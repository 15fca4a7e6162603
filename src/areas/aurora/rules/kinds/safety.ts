import type { Kind } from './kind.ts';
import questions from './safety.json' with { type: 'json' };

export const safety: Kind = {
  id: 'safety',
  label: { en: 'How to stay safe', de: 'Sicher unterwegs' },
  questions,
  via: 'TEXT',
  text: {
    en: 'How safe a tour is for you I cannot judge: look at its difficulty, and ask the host. Tell somebody where you go, look at the weather, turn around in time. If you are lost, stay where you are; in an emergency call 112, or the number of the country.',
    de: 'Wie sicher eine Tour für dich ist, kann ich nicht beurteilen: Sieh dir die Schwierigkeit an und frag die Gastgeber. Sag jemandem, wohin du gehst, sieh nach dem Wetter, kehr rechtzeitig um. Verirrt: bleib, wo du bist; im Notfall ruf 112 oder die Nummer des Landes an.',
  },
};
