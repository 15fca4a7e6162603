import type { Kind } from './kind.ts';

export const helpCalendar: Kind = {
  id: 'help-calendar',
  label: { en: 'How to get huddles into my calendar', de: 'Huddles in meinen Kalender' },
  en: `
how do i get my huddles into my calendar; sync with google calendar; subscribe to the calendar; export to apple
calendar; add a huddle to my calendar; ical feed; where is the calendar; how do i connect outlook; calendar
file; put the hike in my phone calendar; does it sync with my calendar; download ics;
how do i sync with outlook; add my outings to apple calendar; subscribe to my calendar; see my huddles in my phone calendar`,
  de: `
wie bekomme ich huddles in meinen kalender; mit google kalender synchronisieren; kalender abonnieren; in den
apple kalender exportieren; huddle zum kalender hinzufügen; ical adresse; wo ist der kalender; wie verbinde ich
outlook; kalenderdatei; tour in den handykalender; wird mein kalender synchronisiert; ics herunterladen; termine
in den kalender kriegen;
wie kommen die termine in mein handy; mit outlook abgleichen; termine in den apple kalender`,
  via: 'TEXT',
  text: {
    en: 'Under [Calendar](/huddle/calendar) you see your month and get a secret address that calendar apps subscribe to. Each huddle also has a calendar file on its page.',
    de: 'Unter [Kalender](/huddle/calendar) siehst du deinen Monat und bekommst eine geheime Adresse, die Kalender-Apps abonnieren können. Jeder Huddle hat auf seiner Seite auch eine Kalenderdatei.',
  },
};
