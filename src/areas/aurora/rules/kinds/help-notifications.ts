import type { Kind } from './kind.ts';

export const helpNotifications: Kind = {
  id: 'help-notifications',
  label: { en: 'How to change notifications', de: 'Benachrichtigungen einstellen' },
  en: `
how do i turn off notifications; i get too many emails; how do i unsubscribe; how do i switch on push
notifications; where are the notification settings; stop the mails; i don't get notifications; how do i mute
notifications; change what i get notified about; how do i stop the newsletter; why do i get so many mails; turn
off emails; i don't want any emails from you`,
  de: `
wie schalte ich benachrichtigungen aus; ich bekomme zu viele mails; wie melde ich mich vom newsletter ab; wie
schalte ich push ein; wo sind die benachrichtigungseinstellungen; keine mails mehr; ich bekomme keine
benachrichtigungen; wie stelle ich benachrichtigungen stumm; ändern worüber ich informiert werde; newsletter
abbestellen; warum bekomme ich so viele mails; emails ausschalten; ich will keine mails von euch`,
  via: 'TEXT',
  text: {
    en: 'In the [settings](/setting) you choose what you are told in the app, on your phone and by mail. Every mail also has a link to unsubscribe.',
    de: 'In den [Einstellungen](/setting) wählst du, was du in der App, auf dem Handy und per Mail erfährst. Jede Mail hat auch einen Link zum Abmelden.',
  },
};
