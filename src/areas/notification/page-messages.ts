import type { Message } from '#platform/shared/message.ts';
import { approvalNotices } from './page-messages/approval.ts';
import { hostNotices } from './page-messages/by-hand.ts';
import { moderationNotices } from './page-messages/moderation.ts';
import { ownNotices } from './page-messages/own.ts';
import { returnNotices } from './page-messages/return.ts';
import type { Kind } from './rules/kinds.ts';

/** What people are told of what happened, in the app and by mail; its values are made by `rules/notice-values.ts`. */
export const noticeMessages = {
  ...approvalNotices,
  HUDDLE_RSVP: /*i18n*/ {
    id: 'notice.huddle-rsvp',
    message:
      '{answer, select, NO {{who} is not coming to {what}.} MAYBE {{who} may come to {what}.} WAITING {{who} is on the waiting list of {what}.} other {{guests, plural, =0 {{who} is coming to {what}.} one {{who} and a guest are coming to {what}.} other {{who} and # guests are coming to {what}.}}}}',
  },
  HUDDLE_REQUEST: /*i18n*/ { id: 'notice.huddle-request', message: '{who} asks to come to {what}.' },
  HUDDLE_WITHDRAWN: /*i18n*/ {
    id: 'notice.huddle-withdrawn',
    message: '{who} withdrew their answer to {what}.',
  },
  HUDDLE_REQUEST_ACCEPTED: /*i18n*/ {
    id: 'notice.huddle-request-accepted',
    message: '{who} accepted your request for {what}.',
  },
  HUDDLE_REQUEST_DECLINED: /*i18n*/ {
    id: 'notice.huddle-request-declined',
    message: '{who} declined your request for {what}.',
  },
  HUDDLE_MOVED: /*i18n*/ {
    id: 'notice.huddle-moved',
    message:
      '{moved, select, BOTH {{who} changed time and place of {what}. Please say that you have seen it.} TIME {{who} changed the time of {what}. Please say that you have seen it.} other {{who} changed the place of {what}. Please say that you have seen it.}}',
  },
  HUDDLE_DATE: /*i18n*/ {
    id: 'notice.huddle-date',
    message:
      '{isSet, select, yes {The date of {what} is set. You can answer now.} other {The vote on {what} has ended, and none of the dates suits anyone. Choose one, or propose others.}}',
  },
  HUDDLE_GO: /*i18n*/ {
    id: 'notice.huddle-go',
    message:
      '{light, select, GREEN {{what} goes ahead.} AMBER {{what} is close, and something is still open. See what.} other {It is not sure that {what} goes ahead. See why.}}',
  },
  HUDDLE_MISSED: /*i18n*/ {
    id: 'notice.huddle-missed',
    message: 'It is noted that you did not come to {what}. You can say why.',
  },
  HUDDLE_LOOK_BACK: /*i18n*/ {
    id: 'notice.huddle-look-back',
    message: 'How was {what}? Show one photo and say one word.',
  },
  HUDDLE_MESSAGE: /*i18n*/ { id: 'notice.huddle-message', message: '{who} wrote to you about {what}.' },
  HUDDLE_COMMENT: /*i18n*/ { id: 'notice.huddle-comment', message: '{who} commented on {what}.' },
  HUDDLE_REPLY: /*i18n*/ { id: 'notice.huddle-reply', message: '{who} replied to your comment on {what}.' },
  HUDDLE_PROMOTED: /*i18n*/ {
    id: 'notice.huddle-promoted',
    message:
      '{noRideLeft, select, yes {A place became free: you are going to {what}. No seat is left in any car, so plan how to get there.} other {A place became free: you are going to {what}.}}',
  },
  HUDDLE_OFFER: /*i18n*/ {
    id: 'notice.huddle-offer',
    message: 'A place at {what} is free for you. Accept the offer before it expires.',
  },
  HUDDLE_OFFER_LAPSED: /*i18n*/ {
    id: 'notice.huddle-offer-lapsed',
    message: 'The offer of a place at {what} has expired.',
  },
  HUDDLE_REMINDER: /*i18n*/ {
    id: 'notice.huddle-reminder',
    message: '{hours, plural, =2 {{what} starts within two hours.} other {{what} starts within a day.}}',
  },
  HUDDLE_PLANNED: /*i18n*/ {
    id: 'notice.huddle-planned',
    message:
      '{again, select, yes {{who} changed time or place of an outing of your community: {what}.} other {{series, select, yes {{who} planned more days in your community: {what}.} other {{who} planned an outing in your community: {what}.}}}}',
  },
  HUDDLE_ASKED: /*i18n*/ {
    id: 'notice.huddle-asked',
    message: '{who} would like to know whether you are coming to {what}.',
  },
  HUDDLE_INVITE: /*i18n*/ { id: 'notice.huddle-invite', message: '{who} invites you to {what}.' },
  HUDDLE_CO_HOST: /*i18n*/ {
    id: 'notice.huddle-co-host',
    message:
      '{asked, select, yes {{who} asks you to co-host {what}.} other {{who} made you a co-host of {what}.}}',
  },
  HUDDLE_HANDED_OVER: /*i18n*/ {
    id: 'notice.huddle-handed-over',
    message:
      '{asked, select, yes {{who} asks you to take over {what} as its host.} other {{who} handed {what} over to you: you are its host now.}}',
  },
  HUDDLE_HOSTS_CHANGED: /*i18n*/ {
    id: 'notice.huddle-hosts-changed',
    message:
      "{change, select, CO_HOST_ACCEPTED {{who} co-hosts {what} with you.} CO_HOST_DECLINED {{who} can't co-host {what}.} HOST_ACCEPTED {{who} is the host of {what} now. You are a co-host.} HOST_DECLINED {{who} can't take over {what}. You are still its host.} other {{who} no longer co-hosts {what}.}}",
  },
  HUDDLE_CANCELLED: /*i18n*/ { id: 'notice.huddle-cancelled', message: '{who} cancelled {what}.' },
  COMMUNITY_DUES: /*i18n*/ { id: 'notice.dues', message: '{who} reminds you of the dues of {what}.' },
  COMMUNITY_WORDS: /*i18n*/ {
    id: 'notice.member-words',
    message: '{who} wrote to you as a member of {what}.',
  },
  COMMUNITY_INVITE: /*i18n*/ { id: 'notice.community-invite', message: '{who} invites you to join {what}.' },
  COMMUNITY_REQUEST: /*i18n*/ { id: 'notice.community-request', message: '{who} asks to join {what}.' },
  COMMUNITY_REQUEST_ACCEPTED: /*i18n*/ {
    id: 'notice.community-request-accepted',
    message: '{who} accepted your request: you are now a member of {what}.',
  },
  COMMUNITY_REQUEST_DECLINED: /*i18n*/ {
    id: 'notice.community-request-declined',
    message: '{who} declined your request to join {what}.',
  },
  COMMUNITY_ROLE: /*i18n*/ {
    id: 'notice.community-role',
    message:
      '{role, select, ADMIN {{who} made you an admin of {what}.} LEADER {{who} made you a leader of {what}: you plan outings in its name.} TREASURER {{who} made you the treasurer of {what}.} other {{who} changed your role in {what} to member.}}',
  },
  COMMUNITY_HANDED_OVER: /*i18n*/ {
    id: 'notice.community-handed-over',
    message: '{who} handed {what} over to you: you are its owner now.',
  },
  COMMUNITY_REMOVED: /*i18n*/ { id: 'notice.community-removed', message: '{who} removed you from {what}.' },
  COMMUNITY_SHARED: /*i18n*/ {
    id: 'notice.community-shared',
    message: '{who} shared {what} with you.',
  },
  PERSON_FOLLOWED: /*i18n*/ { id: 'notice.person-followed', message: '{who} follows you.' },
  PERSON_FOLLOW_REQUEST: /*i18n*/ {
    id: 'notice.person-follow-request',
    message: '{who} asks to follow you.',
  },
  PERSON_FOLLOW_ACCEPTED: /*i18n*/ {
    id: 'notice.person-follow-accepted',
    message: '{who} accepted your request to follow.',
  },
  COMMUNITY_ANNOUNCEMENT: /*i18n*/ {
    id: 'notice.community-announcement',
    message: '{who} announced something in {what}.',
  },
  COMMUNITY_MENTION: /*i18n*/ { id: 'notice.community-mention', message: '{who} mentioned you in {what}.' },
  COMMUNITY_TALK: /*i18n*/ { id: 'notice.community-talk', message: '{who} wrote in {what}.' },
  ROOM_REQUEST: /*i18n*/ {
    id: 'notice.room-request',
    message:
      '{direct, select, yes {{who} would like to write to you.} other {{who} would like to talk with you in {what}.}}',
  },
  ROOM_MENTION: /*i18n*/ {
    id: 'notice.room-mention',
    message: '{direct, select, yes {{who} mentioned you.} other {{who} mentioned you in {what}.}}',
  },
  ROOM_TALK: /*i18n*/ {
    id: 'notice.room-talk',
    message: '{direct, select, yes {{who} wrote to you.} other {{who} wrote in {what}.}}',
  },
  POST_MENTION: /*i18n*/ { id: 'notice.post-mention', message: '{who} mentioned you in “{what}”.' },
  POST_LIKE: /*i18n*/ {
    id: 'notice.post-like',
    message:
      '{others, plural, =0 {{who} likes your post “{what}”.} one {{who} and # other like your post “{what}”.} other {{who} and # others like your post “{what}”.}}',
  },
  POST_COMMENT: /*i18n*/ { id: 'notice.post-comment', message: '{who} commented on your post “{what}”.' },
  POST_REPLY: /*i18n*/ { id: 'notice.post-reply', message: '{who} replied to your comment on “{what}”.' },
  POST_REPOST: /*i18n*/ {
    id: 'notice.post-repost',
    message: '{quote, select, yes {{who} quoted you: “{what}”.} other {{who} reposted you: “{what}”.}}',
  },
  POST_SHARED: /*i18n*/ { id: 'notice.post-shared', message: '{who} shared the post “{what}” with you.' },
  ...returnNotices,
  CARPOOL_REQUEST: /*i18n*/ { id: 'notice.carpool-request', message: '{who} asks to ride along: {what}.' },
  CARPOOL_OFFER: /*i18n*/ { id: 'notice.carpool-offer', message: '{who} offers to take you along: {what}.' },
  CARPOOL_ACCEPTED: /*i18n*/ {
    id: 'notice.carpool-accepted',
    message:
      '{waiting, select, yes {{who} would take you along as soon as a seat is free: {what}.} other {{who} takes you along: {what}.}}',
  },
  CARPOOL_TAKEN: /*i18n*/ {
    id: 'notice.carpool-taken',
    message:
      '{waiting, select, yes {{who} waits for a seat with you: {what}.} other {{who} rides with you: {what}.}}',
  },
  CARPOOL_DECLINED: /*i18n*/ {
    id: 'notice.carpool-declined',
    message: '{who} cannot take you along: {what}.',
  },
  CARPOOL_REFUSED: /*i18n*/ {
    id: 'notice.carpool-refused',
    message: '{who} does not need your offer: {what}.',
  },
  CARPOOL_MOVED_UP: /*i18n*/ {
    id: 'notice.carpool-moved-up',
    message: 'A seat became free: you ride along. {what}.',
  },
  CARPOOL_LEFT: /*i18n*/ {
    id: 'notice.carpool-left',
    message:
      '{held, select, yes {{who} gave up their seat: {what}.} other {{who} withdrew their request to ride along: {what}.}}',
  },
  CARPOOL_REMOVED: /*i18n*/ {
    id: 'notice.carpool-removed',
    message: '{who} removed you from the ride: {what}.',
  },
  CARPOOL_MOVED: /*i18n*/ {
    id: 'notice.carpool-moved',
    message: '{who} changed time or place of your ride. Please say that you have seen it: {what}.',
  },
  CARPOOL_HUDDLE_MOVED: /*i18n*/ {
    id: 'notice.carpool-huddle-moved',
    message: 'The huddle you drive to has moved. Do your times still fit? {what}.',
  },
  CARPOOL_CANCELLED: /*i18n*/ {
    id: 'notice.carpool-cancelled',
    message:
      '{byHuddle, select, yes {The ride is cancelled because its huddle is: {what}.} other {{who} cancelled the ride: {what}.}}',
  },
  INSPIRATION_PUBLISHED: /*i18n*/ {
    id: 'notice.inspiration-published',
    message: '{who} published “{what}”.',
  },
  INSPIRATION_MENTION: /*i18n*/ {
    id: 'notice.inspiration-mention',
    message: '{who} mentioned you in “{what}”.',
  },
  INSPIRATION_LIKE: /*i18n*/ {
    id: 'notice.inspiration-like',
    message: '{who} likes your inspiration “{what}”.',
  },
  INSPIRATION_COMMENT: /*i18n*/ {
    id: 'notice.inspiration-comment',
    message: '{who} commented on your inspiration “{what}”.',
  },
  INSPIRATION_REPLY: /*i18n*/ {
    id: 'notice.inspiration-reply',
    message: '{who} replied to your comment on “{what}”.',
  },
  INSPIRATION_SHARED: /*i18n*/ {
    id: 'notice.inspiration-shared',
    message: '{who} shared the inspiration “{what}” with you.',
  },
  ...hostNotices,
  ...moderationNotices,
  ...ownNotices,
  SYSTEM: /*i18n*/ { id: 'notice.system', message: 'News from the team: “{what}”.' },
} as const satisfies Readonly<Record<Kind, Message>>;
