import type { Locale } from '#platform/shared/locale.ts';
import type { Kind } from './kinds.ts';
import { germanWords } from './wording-german.ts';

/** What the words of a mail need to know of what happened. */
export interface Happened {
  readonly kind: Kind;
  readonly who: string;
  /** The name of the object; as somebody may read it who can no longer see it when they cannot. */
  readonly what: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** One sentence a kind, for mails; the page words the same with links and bold names. */
export type Words = Readonly<Record<Kind, (happened: Happened) => string>>;

const englishWords: Words = {
  HUDDLE_RSVP: wordRsvp,
  HUDDLE_REQUEST: ({ who, what }) => `${who} asks to come to ${what}.`,
  HUDDLE_WITHDRAWN: ({ who, what }) => `${who} took the answer to ${what} back.`,
  HUDDLE_REQUEST_ACCEPTED: ({ who, what }) => `${who} accepted your request for ${what}.`,
  HUDDLE_REQUEST_DECLINED: ({ who, what }) => `${who} declined your request for ${what}.`,
  HUDDLE_REMOVED: ({ who, what }) => `${who} took you off the list of ${what}.`,
  HUDDLE_READMITTED: ({ who, what }) => `${who} would be glad if you answered ${what} again.`,
  HUDDLE_MOVED: wordMove,
  HUDDLE_MESSAGE: ({ who, what }) => `${who} wrote to you about ${what}.`,
  HUDDLE_COMMENT: ({ who, what }) => `${who} said something at ${what}.`,
  HUDDLE_REPLY: ({ who, what }) => `${who} replied to you at ${what}.`,
  HUDDLE_PROMOTED: wordPromotion,
  HUDDLE_OFFER: ({ what }) => `A place is free for you at ${what}. Take it while the offer stands.`,
  HUDDLE_OFFER_LAPSED: ({ what }) => `The offer of a place at ${what} has run out.`,
  HUDDLE_INVITE: ({ who, what }) => `${who} invites you to ${what}.`,
  HUDDLE_CO_HOST: ({ who, what, facts }) =>
    facts.asked ? `${who} asks you to co-host ${what}.` : `${who} made you a co-host of ${what}.`,
  HUDDLE_HANDED_OVER: ({ who, what, facts }) =>
    facts.asked
      ? `${who} asks you to take over ${what} as its host.`
      : `${who} handed ${what} over to you: you are its host now.`,
  HUDDLE_HOSTS_CHANGED: wordHostsChanged,
  HUDDLE_CANCELLED: ({ who, what }) => `${who} cancelled ${what}.`,
  COMMUNITY_INVITE: ({ who, what }) => `${who} invites you to join ${what}.`,
  COMMUNITY_REQUEST: ({ who, what }) => `${who} asks to join ${what}.`,
  COMMUNITY_REQUEST_ACCEPTED: ({ who, what }) => `${who} accepted your request: you belong to ${what} now.`,
  COMMUNITY_REQUEST_DECLINED: ({ who, what }) => `${who} declined your request to join ${what}.`,
  COMMUNITY_ROLE: ({ who, what, facts }) =>
    facts.role === 'ADMIN'
      ? `${who} made you an admin of ${what}.`
      : `${who} made you a plain member of ${what} again.`,
  COMMUNITY_HANDED_OVER: ({ who, what }) => `${who} handed ${what} over to you: you own it now.`,
  COMMUNITY_REMOVED: ({ who, what }) => `${who} removed you from ${what}.`,
  COMMUNITY_SHARED: ({ who, what }) => `${who} thinks that ${what} is for you.`,
  PERSON_FOLLOWED: ({ who }) => `${who} follows you.`,
  PERSON_FOLLOW_REQUEST: ({ who }) => `${who} asks to follow you.`,
  PERSON_FOLLOW_ACCEPTED: ({ who }) => `${who} accepted your request to follow.`,
  COMMUNITY_ANNOUNCEMENT: ({ who, what }) => `${who} announced something in ${what}.`,
  COMMUNITY_MENTION: ({ who, what }) => `${who} mentioned you in ${what}.`,
  COMMUNITY_TALK: ({ who, what }) => `${who} wrote in ${what}.`,
  ROOM_REQUEST: ({ who, what, facts }) =>
    facts.direct ? `${who} would like to write to you.` : `${who} would like to talk with you in ${what}.`,
  ROOM_MENTION: ({ who, what, facts }) =>
    facts.direct ? `${who} mentioned you.` : `${who} mentioned you in ${what}.`,
  ROOM_TALK: ({ who, what, facts }) => (facts.direct ? `${who} wrote to you.` : `${who} wrote in ${what}.`),
  HUDDLE_REMINDER: ({ what, facts }) =>
    facts.hours === 2 ? `${what} starts within two hours.` : `${what} starts within a day.`,
  POST_MENTION: ({ who, what }) => `${who} named you in “${what}”.`,
  POST_LIKE: ({ who, what }) => `${who} likes your post “${what}”.`,
  POST_COMMENT: ({ who, what }) => `${who} commented on your post “${what}”.`,
  POST_REPLY: ({ who, what }) => `${who} replied to you under “${what}”.`,
  POST_REPOST: ({ who, what, facts }) => `${who} ${facts.quote ? 'quoted' : 'reposted'} you: “${what}”.`,
  POST_SHARED: ({ who, what }) => `${who} shows you the post “${what}”.`,
  CARPOOL_REQUEST: ({ who, what }) => `${who} asks to ride along: ${what}.`,
  CARPOOL_OFFER: ({ who, what }) => `${who} offers to take you along: ${what}.`,
  CARPOOL_ACCEPTED: ({ who, what, facts }) =>
    facts.waiting
      ? `${who} would take you along as soon as a seat is free: ${what}.`
      : `${who} takes you along: ${what}.`,
  CARPOOL_TAKEN: ({ who, what, facts }) =>
    facts.waiting ? `${who} waits for a seat with you: ${what}.` : `${who} rides with you: ${what}.`,
  CARPOOL_DECLINED: ({ who, what }) => `${who} cannot take you along: ${what}.`,
  CARPOOL_REFUSED: ({ who, what }) => `${who} does not need your offer: ${what}.`,
  CARPOOL_MOVED_UP: ({ what }) => `A seat became free: you ride along. ${what}.`,
  CARPOOL_LEFT: ({ who, what, facts }) =>
    facts.held ? `${who} gave the seat free: ${what}.` : `${who} no longer asks to ride along: ${what}.`,
  CARPOOL_REMOVED: ({ who, what }) => `${who} took you off the ride: ${what}.`,
  CARPOOL_MOVED: ({ who, what }) =>
    `${who} changed time or place of your ride. Please say that you have seen it: ${what}.`,
  CARPOOL_HUDDLE_MOVED: ({ what }) => `The huddle you drive to has moved. Do your times still fit? ${what}.`,
  CARPOOL_CANCELLED: ({ who, what, facts }) =>
    facts.byHuddle ? `The ride is off, as its huddle is: ${what}.` : `${who} called the ride off: ${what}.`,
  INSPIRATION_PUBLISHED: ({ who, what }) => `${who} published “${what}”.`,
  INSPIRATION_MENTION: ({ who, what }) => `${who} named you in “${what}”.`,
  INSPIRATION_LIKE: ({ who, what }) => `${who} likes your inspiration “${what}”.`,
  INSPIRATION_COMMENT: ({ who, what }) => `${who} commented on your inspiration “${what}”.`,
  INSPIRATION_REPLY: ({ who, what }) => `${who} replied to you under “${what}”.`,
  INSPIRATION_SHARED: ({ who, what }) => `${who} shows you the inspiration “${what}”.`,
  BADGE_GRANTED: ({ what }) => `Your badge is granted: ${what}.`,
  BADGE_DECLINED: ({ what }) => `Your request for a badge is declined: ${what}.`,
  BADGE_TAKEN: ({ what }) => `Your badge has been taken away: ${what}.`,
  AWARD_EARNED: ({ what }) => `You have earned an award: ${what}.`,
  SYSTEM: ({ what }) => `The people who run this app say: “${what}”.`,
};

const languages: Readonly<Record<Locale, Words>> = { en: englishWords, de: germanWords };

export function wordHappened(happened: Happened, locale: Locale): string {
  return languages[locale][happened.kind](happened);
}

/** 'Ben and 2 guests are coming', not '3 participants'. */
function wordRsvp({ who, what, facts }: Happened): string {
  if (facts.answer === 'NO') return `${who} is not coming to ${what}.`;
  if (facts.answer === 'MAYBE') return `${who} may come to ${what}.`;
  if (facts.place === 'WAITING') return `${who} is on the waiting list of ${what}.`;
  const guests = Number(facts.guestCount ?? 0);
  if (guests === 0) return `${who} is coming to ${what}.`;
  return `${who} and ${guests === 1 ? 'a guest' : `${guests} guests`} are coming to ${what}.`;
}

function wordHostsChanged({ who, what, facts }: Happened): string {
  switch (facts.change) {
    case 'CO_HOST_ACCEPTED':
      return `${who} co-hosts ${what} with you.`;
    case 'CO_HOST_DECLINED':
      return `${who} can't co-host ${what}.`;
    case 'HOST_ACCEPTED':
      return `${who} is the host of ${what} now. You are a co-host.`;
    case 'HOST_DECLINED':
      return `${who} can't take over ${what}. You are still its host.`;
    default:
      return `${who} no longer co-hosts ${what}.`;
  }
}

/** Who comes late should not think that a seat comes with the place (CAR-3). */
function wordPromotion({ what, facts }: Happened): string {
  const going = `A place became free: you are going to ${what}.`;
  return facts.noRideLeft ? `${going} No seat is left in any car, so plan how to get there.` : going;
}

function wordMove({ who, what, facts }: Happened): string {
  const changed = Array.isArray(facts.changes) ? facts.changes : [];
  const time = changed.includes('START') || changed.includes('END');
  const place = changed.some((change) => change !== 'START' && change !== 'END');
  const moved = time && place ? 'time and place' : time ? 'the time' : 'the place';
  return `${who} changed ${moved} of ${what}. Please say that you have seen it.`;
}
