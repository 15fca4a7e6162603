import questions from './help-insurance.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpInsurance: Kind = {
  id: 'help-insurance',
  label: { en: 'Insurance and liability', de: 'Versicherung und Haftung' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Trailfolk insures nobody and organises no outings itself: everybody takes part at their own risk. Ask your own accident and liability insurance, and a club about its members. What applies between you and us stands in the [terms](/terms).',
    de: 'Trailfolk versichert niemanden und veranstaltet selbst keine Touren: Alle gehen auf eigene Verantwortung mit. Frag deine Unfall- und Haftpflichtversicherung, und einen Verein nach dem Schutz für Mitglieder. Was zwischen dir und uns gilt, steht in den [Nutzungsbedingungen](/terms).',
  },
};
