import questions from './ask-host.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const askHost: Kind = {
  id: 'ask-host',
  label: { en: 'Ask the host', de: 'Die Gastgeber fragen' },
  questions,
  via: 'TOOL',
  tool: 'ASK_HOST',
};
