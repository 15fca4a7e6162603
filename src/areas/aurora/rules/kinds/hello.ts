import questions from './hello.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const hello: Kind = {
  id: 'hello',
  label: { en: 'Hello', de: 'Hallo' },
  questions,
  via: 'TOOL',
  tool: 'HELLO',
};
