import questions from './help-co-host.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpCoHost: Kind = {
  id: 'help-co-host',
  label: { en: 'How to add a co-host', de: 'Mitgastgeber dazunehmen' },
  questions,
  via: 'TEXT',
  beside: 'OWN_OUTING',
  text: {
    en: 'Open your huddle under [My huddles](/huddle/mine), press Edit and choose people under “Hosts and invitations”. They are asked first, and can change everything once they say yes. “Hand over” on the page gives the huddle to one of them.',
    de: 'Öffne deinen Huddle unter [Meine Huddles](/huddle/mine), drücke Bearbeiten und wähle Leute unter „Gastgeber und Einladungen“. Sie werden zuerst gefragt und können mit ihrem Ja alles ändern. „Übergeben“ auf der Seite gibt den Huddle einer von ihnen.',
  },
};
