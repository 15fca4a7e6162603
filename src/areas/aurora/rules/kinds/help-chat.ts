import questions from './help-chat.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpChat: Kind = {
  id: 'help-chat',
  label: { en: 'How to write to people', de: 'Leuten schreiben' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Open the profile of a person or the page of a huddle and press Message. Your conversations are under [Chat](/chat).',
    de: 'Öffne das Profil der Person oder die Seite des Huddles und drücke Nachricht. Deine Unterhaltungen stehen unter [Chat](/chat).',
  },
};
