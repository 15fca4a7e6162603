import type { Message } from '#platform/shared/message.ts';
import type { Reason } from '../rules/why.ts';

/** Why somebody is told, in a mail, on a lock screen and on the page about a notification. */
export const whyMessages = {
  HOST: /*i18n*/ { id: 'why.host', message: 'You host this huddle.' },
  GOING: /*i18n*/ { id: 'why.going', message: 'You said that you would like to come.' },
  RETURN: /*i18n*/ { id: 'why.return', message: 'It is about a return plan that you are part of.' },
  ASKED: /*i18n*/ { id: 'why.asked', message: 'You asked to come.' },
  INVITED: /*i18n*/ { id: 'why.invited', message: 'You are invited.' },
  RIDE: /*i18n*/ { id: 'why.ride', message: 'It is about a car that you drive or ride in.' },
  MEMBER: /*i18n*/ { id: 'why.member', message: 'You are a member of this community.' },
  LEADER: /*i18n*/ { id: 'why.leader', message: 'You run this community.' },
  CLUB_ASKED: /*i18n*/ { id: 'why.club-asked', message: 'You asked to join.' },
  CONVERSATION: /*i18n*/ { id: 'why.conversation', message: 'You take part in this conversation.' },
  NAMED: /*i18n*/ { id: 'why.named', message: 'You were mentioned.' },
  FOLLOWED: /*i18n*/ { id: 'why.followed', message: 'It is about people who follow you.' },
  FOLLOWER: /*i18n*/ { id: 'why.follower', message: 'You follow this person.' },
  AUTHOR: /*i18n*/ { id: 'why.author', message: 'You wrote it.' },
  REPLY: /*i18n*/ { id: 'why.reply', message: 'It is a reply to your comment.' },
  SHARED: /*i18n*/ { id: 'why.shared', message: 'It was shared with you.' },
  BADGE: /*i18n*/ { id: 'why.badge', message: 'You asked for a badge.' },
  AWARD: /*i18n*/ { id: 'why.award', message: 'You earned it.' },
  MODERATOR: /*i18n*/ { id: 'why.moderator', message: 'You are a moderator.' },
  REPORT: /*i18n*/ { id: 'why.report', message: 'It is about something of yours.' },
  EXPORT: /*i18n*/ { id: 'why.export', message: 'You asked for a copy of your data.' },
  WEBHOOK: /*i18n*/ { id: 'why.webhook', message: 'You made this webhook.' },
  EVERYBODY: /*i18n*/ { id: 'why.everybody', message: 'It is for everyone here.' },
} as const satisfies Readonly<Record<Reason, Message>>;

/** What one press does about it. */
export const pressMessages = {
  LESS: /*i18n*/ { id: 'press.less', message: 'Less of this' },
  HUDDLE: /*i18n*/ { id: 'press.huddle', message: 'Mute this huddle' },
  COMMUNITY: /*i18n*/ { id: 'press.community', message: 'Mute this community' },
} as const satisfies Readonly<Record<string, Message>>;
