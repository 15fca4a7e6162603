import questions from './help-missing.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpMissing: Kind = {
  id: 'help-missing',
  label: { en: 'What the app does not have', de: 'Was die App nicht kann' },
  questions,
  via: 'TEXT',
  text: {
    en: 'I know of nothing like that in Trailfolk. Tell the team on the page [Support](/support) what you would like to have.',
    de: 'So etwas kenne ich in Trailfolk nicht. Schreib dem Team auf der Seite [Support](/support), was du dir wünschst.',
  },
};
