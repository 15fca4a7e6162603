import type { Kind } from './kind.ts';
import questions from './my-hosted.json' with { type: 'json' };

export const myHosted: Kind = {
  id: 'my-hosted',
  label: { en: 'What I host', de: 'Was ich leite' },
  questions,
  via: 'TOOL',
  tool: 'HOSTED',
};
