import type { Kind } from './kind.ts';
import questions from './remind.json' with { type: 'json' };

export const remind: Kind = {
  id: 'remind',
  label: { en: 'Be reminded', de: 'Erinnert werden' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Everybody who has a spot is reminded a day and two hours before the start. You choose how in the [settings](/setting); I set no reminders of my own.',
    de: 'Wer einen Platz hat, wird einen Tag und zwei Stunden vor dem Start erinnert. Wie, wählst du in den [Einstellungen](/setting); eigene Erinnerungen stelle ich nicht.',
  },
};
