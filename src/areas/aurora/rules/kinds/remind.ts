import type { Kind } from './kind.ts';

export const remind: Kind = {
  id: 'remind',
  label: { en: 'Be reminded', de: 'Erinnert werden' },
  en: `
remind me of *; set a reminder for *; remind me the day before; wake me up for *; can you remind me tomorrow;
send me a reminder before *; don't let me forget *; notify me before *; ping me an hour before; alert me before
* starts; will i be reminded; set an alarm for *; give me a reminder`,
  de: `
erinnere mich an *; stell eine erinnerung für *; erinnere mich am tag davor; weck mich für *; kannst du mich
morgen erinnern; schick mir vorher eine erinnerung; lass mich * nicht vergessen; sag mir vorher bescheid;
benachrichtige mich vor *; werde ich erinnert; stell einen wecker für *; erinnerung an *`,
  via: 'TEXT',
  text: {
    en: 'Everybody who has a spot is reminded a day and two hours before the start. You choose how in the [settings](/setting); I set no reminders of my own.',
    de: 'Wer einen Platz hat, wird einen Tag und zwei Stunden vor dem Start erinnert. Wie, wählst du in den [Einstellungen](/setting); eigene Erinnerungen stelle ich nicht.',
  },
};
