import questions from './help-calendar.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpCalendar: Kind = {
  id: 'help-calendar',
  label: { en: 'How to get huddles into my calendar', de: 'Huddles in meinen Kalender' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Under [Calendar](/huddle/calendar) you see your month and get a secret address that calendar apps subscribe to. Each huddle also has a calendar file on its page.',
    de: 'Unter [Kalender](/huddle/calendar) siehst du deinen Monat und bekommst eine geheime Adresse, die Kalender-Apps abonnieren können. Jeder Huddle hat auf seiner Seite auch eine Kalenderdatei.',
  },
};
