import questions from './danger.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const danger: Kind = {
  id: 'danger',
  label: { en: 'Somebody is in danger', de: 'Jemand ist in Gefahr' },
  questions,
  via: 'TOOL',
  tool: 'DANGER',
};
