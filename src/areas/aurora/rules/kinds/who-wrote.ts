import type { Kind } from './kind.ts';
import questions from './who-wrote.json' with { type: 'json' };

export const whoWrote: Kind = {
  id: 'who-wrote',
  label: { en: 'Who wrote it', de: 'Wer es geschrieben hat' },
  questions,
  via: 'TOOL',
  tool: 'AUTHOR',
};
