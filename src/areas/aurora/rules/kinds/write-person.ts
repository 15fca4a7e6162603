import type { Kind } from './kind.ts';
import questions from './write-person.json' with { type: 'json' };

export const writePerson: Kind = {
  id: 'write-person',
  label: { en: 'Write to somebody', de: 'Jemandem schreiben' },
  questions,
  via: 'TOOL',
  tool: 'WRITE',
};
