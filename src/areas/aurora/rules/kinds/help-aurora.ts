import questions from './help-aurora.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpAurora: Kind = {
  id: 'help-aurora',
  label: { en: 'What Aurora keeps', de: 'Was Aurora aufbewahrt' },
  questions,
  via: 'TEXT',
  text: {
    en: 'What you ask is kept for you alone, and you delete it in the list of conversations beside this one. I look everything up again each time and can be wrong: what stands on the page of an outing counts. Tell me with the thumb under an answer, or the team under [Support](/support).',
    de: 'Was du fragst, wird nur für dich aufbewahrt, und du löschst es in der Liste der Gespräche hier. Ich schaue jedes Mal neu nach und kann mich irren: Es gilt, was auf der Seite einer Tour steht. Sag es mit dem Daumen unter der Antwort oder dem Team unter [Support](/support).',
  },
};
