import questions from './help-route.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpRoute: Kind = {
  id: 'help-route',
  label: { en: 'How to add a route', de: 'Eine Route hinzufügen' },
  questions,
  via: 'TEXT',
  beside: 'OWN_OUTING',
  text: {
    en: 'When you [plan a huddle](/huddle/create) or edit it, put the link to the trail into its field: everybody who sees the huddle finds it on its page. Of a GPX file that you share to Trailfolk from another app, name, length and climb are taken over; the file itself is not kept.',
    de: 'Wenn du einen [Huddle planst](/huddle/create) oder bearbeitest, trägst du den Link zum Weg in sein Feld ein: Wer den Huddle sieht, findet ihn auf der Seite. Aus einer GPX-Datei, die du aus einer anderen App mit Trailfolk teilst, werden Name, Länge und Aufstieg übernommen; die Datei selbst wird nicht aufbewahrt.',
  },
};
