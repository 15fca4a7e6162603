import questions from './help-notifications.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpNotifications: Kind = {
  id: 'help-notifications',
  label: { en: 'How to change notifications', de: 'Benachrichtigungen einstellen' },
  questions,
  via: 'TEXT',
  text: {
    en: 'In the [settings](/setting) you choose what you are told in the app, on your phone and by mail, and quiet hours in which the phone stays silent. When an outing that you answered is moved or called off, you are told. Every mail also has a link to unsubscribe.',
    de: 'In den [Einstellungen](/setting) wählst du, was du in der App, auf dem Handy und per Mail erfährst, und Ruhezeiten, in denen das Handy still bleibt. Wird eine Tour verschoben oder abgesagt, bei der du geantwortet hast, erfährst du es. Jede Mail hat auch einen Link zum Abmelden.',
  },
};
