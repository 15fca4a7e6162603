import questions from './help-age.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpAge: Kind = {
  id: 'help-age',
  label: { en: 'From what age', de: 'Ab welchem Alter' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Nobody is asked their age when they sign up. Who is not of age needs the consent of their parents, and on an outing an adult who looks after them: bring children as your guests, where the hosts allow it. Ask the team under [Support](/support) if you are unsure.',
    de: 'Beim Registrieren fragt niemand nach dem Alter. Wer nicht volljährig ist, braucht die Zustimmung der Eltern und auf einer Tour jemanden Erwachsenen, der aufpasst: Bring Kinder als Gäste mit, wo die Gastgeber es erlauben. Frag im Zweifel das Team unter [Support](/support).',
  },
};
