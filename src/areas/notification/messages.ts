import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';
import { sharedConfirmations } from '#platform/shared/messages.ts';
import type { Kind } from './rules/kinds.ts';
import type { ObjectType } from './rules/objects.ts';

/** The sentence of every refusal of this area. */
export const notificationRefusals = {
  REMINDER_NOT_NOW: /*i18n*/ {
    id: 'refused.reminder-not-now',
    message: 'There is nobody to remind: the huddle has begun, is cancelled or is not published.',
  },
  REMINDED_TODAY: /*i18n*/ {
    id: 'refused.reminded-today',
    message: 'You have reminded people in the last 24 hours. Once a day is enough.',
  },
  NOBODY_TO_REMIND: /*i18n*/ {
    id: 'refused.nobody-to-remind',
    message: 'Everybody has answered and seen the change.',
  },
  TOO_MANY_MUTED: /*i18n*/ {
    id: 'refused.too-many-muted',
    message: 'You have muted {most, number} things. Unmute some first.',
  },
  AWAY_NOT_AHEAD: /*i18n*/ {
    id: 'refused.away-not-ahead',
    message: 'Choose a day ahead of you, within a year.',
  },
  NO_MAILS_STOPPED: /*i18n*/ {
    id: 'refused.no-mails-stopped',
    message: 'All mails go to your address already.',
  },
  PUSH_NOT_THERE: /*i18n*/ {
    id: 'refused.push-not-there',
    message: 'The push service of this browser cannot be reached from here.',
  },
  PUSH_KEY_OLD: /*i18n*/ {
    id: 'refused.push-key-old',
    message: 'This device was set up with an old key. Switch it on again.',
  },
  PUSH_GONE: /*i18n*/ {
    id: 'refused.push-gone',
    message: 'This device no longer takes messages. It is removed; switch it on again there.',
  },
  PUSH_NOT_TAKEN: /*i18n*/ {
    id: 'refused.push-not-taken',
    message: 'The push service did not take the message. Try again later.',
  },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof notificationRefusals, Message> {}
}

export type NotificationRefusal = keyof typeof notificationRefusals;

/** What has been done, said to who did it. */
export const notificationConfirmations = {
  NOTIFICATIONS_SEEN: /*i18n*/ { id: 'done.notifications-seen', message: 'Seen.' },
  ALL_NOTIFICATIONS_READ: /*i18n*/ { id: 'done.all-notifications-read', message: 'All read.' },
  NOTIFICATIONS_READ: /*i18n*/ { id: 'done.notifications-read', message: 'Read.' },
  ...sharedConfirmations,
  OUTING_CHOICE_SAVED: /*i18n*/ { id: 'done.outing-choice-saved', message: 'Saved.' },
  REMINDED: /*i18n*/ {
    id: 'done.reminded',
    message: '{people, plural, one {# person is} other {# people are}} reminded.',
  },
  NEWS_MUTED: /*i18n*/ { id: 'done.news-muted', message: 'Muted. Only what is urgent is sent to you.' },
  NEWS_UNMUTED: /*i18n*/ { id: 'done.news-unmuted', message: 'No longer muted.' },
  DEVICE_SAVED: /*i18n*/ { id: 'done.device-saved', message: 'This device tells you from now on.' },
  DEVICE_REMOVED: /*i18n*/ { id: 'done.device-removed', message: 'Device removed.' },
  TEST_SENT: /*i18n*/ {
    id: 'done.test-sent',
    message: 'The push service took the message. It appears in a moment.',
  },
  MAILS_AGAIN: /*i18n*/ { id: 'done.mails-again', message: 'Mails go to {address} again.' },
  MAILS_ENDED: /*i18n*/ { id: 'done.mails-ended', message: 'You get no more mails of this kind.' },
} as const satisfies Messages;

export type NotificationConfirmation = keyof typeof notificationConfirmations;
export const done = confirm<NotificationConfirmation>;

/** What stands around the sentence of a notice in a mail. */
export const mailLabels = {
  all: /*i18n*/ { id: 'mail-label.all', message: 'See all news' },
  choices: /*i18n*/ { id: 'mail-label.choices', message: 'You choose which mails you get' },
  outing: /*i18n*/ { id: 'mail-label.outing', message: 'Huddle' },
  when: /*i18n*/ { id: 'mail-label.when', message: 'When' },
  where: /*i18n*/ { id: 'mail-label.where', message: 'Where' },
  whenBefore: /*i18n*/ { id: 'mail-label.when-before', message: 'When, before' },
  whereBefore: /*i18n*/ { id: 'mail-label.where-before', message: 'Where, before' },
  departs: /*i18n*/ { id: 'mail-label.departs', message: 'The ride leaves' },
  reason: /*i18n*/ { id: 'mail-label.reason', message: 'Reason' },
  several: /*i18n*/ {
    id: 'mail-label.several',
    message: '{what}: {count, plural, one {# piece of news} other {# pieces of news}}',
  },
  instead: /*i18n*/ {
    id: 'mail-label.instead',
    message:
      'You get this by mail because the app was not opened in the last 14 days on a device that you are told on.',
  },
} as const satisfies Messages;

/** Of what must not be taken for something else at a glance; all others are headed by what they are about. */
export const mailHeadings: Readonly<Partial<Record<Kind, Message>>> = {
  HUDDLE_CANCELLED: /*i18n*/ { id: 'mail-heading.huddle-cancelled', message: 'The huddle is cancelled' },
  CARPOOL_CANCELLED: /*i18n*/ { id: 'mail-heading.carpool-cancelled', message: 'The ride is cancelled' },
  CARPOOL_DECLINED: /*i18n*/ { id: 'mail-heading.carpool-declined', message: 'No seat for you in this car' },
  CARPOOL_REFUSED: /*i18n*/ { id: 'mail-heading.carpool-refused', message: 'Your offer is not needed' },
  CARPOOL_REMOVED: /*i18n*/ {
    id: 'mail-heading.carpool-removed',
    message: 'You were removed from this ride',
  },
};

/** Heads a mail that may not name what it is about. */
export const mailNews = {
  HUDDLE: /*i18n*/ { id: 'mail-news.huddle', message: 'News from your huddles' },
  PERSON: /*i18n*/ { id: 'mail-news.person', message: 'News from people you know' },
  POST: /*i18n*/ { id: 'mail-news.post', message: 'News about posts' },
  INSPIRATION: /*i18n*/ { id: 'mail-news.inspiration', message: 'News about inspirations' },
  BADGE: /*i18n*/ { id: 'mail-news.badge', message: 'News about your badge' },
  AWARD: /*i18n*/ { id: 'mail-news.award', message: 'A new award' },
  DECISION: /*i18n*/ { id: 'mail-news.decision', message: 'News about a report' },
  EXPORT: /*i18n*/ { id: 'mail-news.export', message: 'Your data is ready' },
  SITE: /*i18n*/ { id: 'mail-news.site', message: 'News from your installation' },
  SYSTEM: /*i18n*/ { id: 'mail-news.system', message: 'News about this app' },
  COMMUNITY: /*i18n*/ { id: 'mail-news.community', message: 'News from your communities' },
  CARPOOL: /*i18n*/ { id: 'mail-news.carpool', message: 'News from your carpools' },
  RETURN_PLAN: /*i18n*/ { id: 'mail-news.return-plan', message: 'About a return plan' },
  ROOM: /*i18n*/ { id: 'mail-news.room', message: 'News from your conversations' },
} as const satisfies Readonly<Record<ObjectType, Message>>;

/** The way from a mail to the page. */
export const mailOpen = {
  HUDDLE: /*i18n*/ { id: 'mail-open.huddle', message: 'Open the huddle' },
  PERSON: /*i18n*/ { id: 'mail-open.person', message: 'Open the profile' },
  POST: /*i18n*/ { id: 'mail-open.post', message: 'Open the post' },
  INSPIRATION: /*i18n*/ { id: 'mail-open.inspiration', message: 'Open the inspiration' },
  BADGE: /*i18n*/ { id: 'mail-open.badge', message: 'Open what I have written' },
  AWARD: /*i18n*/ { id: 'mail-open.award', message: 'See my awards' },
  DECISION: /*i18n*/ { id: 'mail-open.decision', message: 'Open my news' },
  EXPORT: /*i18n*/ { id: 'mail-open.export', message: 'Download my data' },
  SITE: /*i18n*/ { id: 'mail-open.site', message: 'Open operations' },
  SYSTEM: /*i18n*/ { id: 'mail-open.system', message: 'See all news' },
  COMMUNITY: /*i18n*/ { id: 'mail-open.community', message: 'Open the community' },
  CARPOOL: /*i18n*/ { id: 'mail-open.carpool', message: 'Open the carpool' },
  RETURN_PLAN: /*i18n*/ { id: 'mail-open.return-plan', message: 'Open the return plan' },
  ROOM: /*i18n*/ { id: 'mail-open.room', message: 'Open the conversation' },
} as const satisfies Readonly<Record<ObjectType, Message>>;

/** What a push says by itself. */
export const pushWords = {
  test: /*i18n*/ { id: 'push.test', message: 'This device shows what happens.' },
  held: /*i18n*/ {
    id: 'push.held',
    message: '{count, plural, one {# notification} other {# notifications}} while it was quiet',
  },
  folded: /*i18n*/ {
    id: 'push.folded',
    message: '{count, plural, one {# more notification} other {# more notifications}}',
  },
} as const satisfies Messages;

/** What a digest says around the sentences of the notices. */
export const digestWords = {
  subject: /*i18n*/ {
    id: 'digest.subject',
    message: '{count, plural, one {# thing} other {# things}} new on {product}',
  },
  heading: /*i18n*/ { id: 'digest.heading', message: 'What is new for you' },
  back: /*i18n*/ { id: 'digest.back', message: 'Welcome back: what happened while you were away' },
  WAITING: /*i18n*/ { id: 'digest.waiting', message: 'Waits for your answer' },
  OUTINGS: /*i18n*/ { id: 'digest.outings', message: 'New outings in your communities' },
  NEWS: /*i18n*/ { id: 'digest.news', message: 'What happened' },
  FOLLOWED: /*i18n*/ { id: 'digest.followed', message: 'From people you follow' },
  planned: /*i18n*/ { id: 'digest.planned', message: '{who} plans {what}.' },
  posted: /*i18n*/ { id: 'digest.posted', message: '{who}: “{what}”' },
  all: /*i18n*/ { id: 'digest.all', message: 'See all news' },
  lastSubject: /*i18n*/ { id: 'digest.lastSubject', message: 'The last digest from {product}' },
  lastHeading: /*i18n*/ { id: 'digest.lastHeading', message: 'This is the last digest' },
  lastWords: /*i18n*/ {
    id: 'digest.lastWords',
    message:
      'You have not been here for 90 days, so we stop writing. What happens meanwhile stands in the app, and what is urgent still comes by mail.',
  },
  again: /*i18n*/ { id: 'digest.again', message: 'Get the digest again' },
  choices: /*i18n*/ { id: 'digest.choices', message: 'How often it comes you choose here' },
} as const satisfies Messages;
