import type { Kind } from './kind.ts';
import questions from './my-messages.json' with { type: 'json' };

export const myMessages: Kind = {
  id: 'my-messages',
  label: { en: 'My messages', de: 'Meine Nachrichten' },
  questions,
  via: 'TOOL',
  tool: 'MESSAGES',
};
