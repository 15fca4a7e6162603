import questions from './help-money.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpMoney: Kind = {
  id: 'help-money',
  label: { en: 'How paying works', de: 'Wie bezahlt wird' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Trailfolk itself costs nothing. A host can ask for a share of the costs: the amount and how to pay it are shown on the page of the outing, and people pay the host, not Trailfolk. When you [plan a huddle](/huddle/create), enter it under the price; what a ride costs its driver says with the seats.',
    de: 'Trailfolk selbst kostet nichts. Wer einlädt, kann eine Beteiligung verlangen: Betrag und Zahlungsweise stehen auf der Seite der Tour, und bezahlt wird bei den Gastgebern, nicht bei Trailfolk. Trag sie beim [Planen](/huddle/create) unter dem Preis ein; was eine Fahrt kostet, steht bei den Sitzplätzen.',
  },
};
