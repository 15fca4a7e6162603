import type { Condition } from '../fit.ts';
import type { Bound } from '../meaning/bounds.ts';
import type { Said } from '../meaning/calendar.ts';
import type { Language } from '../meaning/language.ts';
import type { Wish } from '../meaning/plan.ts';
import type { Region } from '../meaning/regions.ts';
import { boundWords } from './bound-words.ts';
import { club } from './english-club.ts';
import { dayName, hoursSaid, planSaid, type SaidPlan, said } from './english-days.ts';
import { driving } from './english-driving.ts';
import { follows } from './english-follows.ts';
import { kinds } from './english-kinds.ts';
import { light } from './english-light.ts';
import { mine } from './english-mine.ts';
import { insideRegion, titled } from './english-places.ts';

const missed: Readonly<Record<Condition, string>> = {
  WHEN: 'on another day',
  HOUR: 'at another hour',
  WHERE: 'somewhere else',
  WHAT: 'of another kind',
  LEVEL: 'of another difficulty',
  MEASURE: 'longer, higher or without such figures',
  FREE: 'not free of charge',
  PAID: 'free of charge',
  RIDE: 'without shared rides',
  DOGS: 'where dogs are not mentioned',
  STEP_FREE: 'not marked as fit for wheelchairs and prams',
  ROOM: 'perhaps without room for you',
  FULL: 'with free places',
};

/** 'a, b and c' */
const list = new Intl.ListFormat('en-GB');

/** 'up to 500 m of ascent' */
const bounded = (unit: string, bound: Bound | undefined) =>
  bound && boundWords(unit, bound, { from: 'at least', upTo: 'up to' });

/** 'easy hikes near Boulder on Saturday with room for 2'; `place` is 'near Boulder'. */
function wished({ filters, bounds = {}, hours, kind, span }: Wish, place: string | undefined): string {
  const withs = [
    filters.full && 'no place left',
    filters.room ? (filters.room > 1 ? `room for ${filters.room}` : 'free places') : undefined,
    filters.ride ? 'shared rides' : undefined,
    filters.dogs ? 'dogs' : undefined,
    filters.stepFree ? 'no steps' : undefined,
    bounded('km', bounds.length),
    bounded('m of ascent', bounds.ascent),
    bounded('hours', bounds.duration),
  ].filter((word) => word !== undefined);
  return [
    filters.free && 'free',
    filters.paid && 'paid',
    filters.orEasier && 'at most',
    filters.difficulty && english.level(filters.difficulty),
    kind ? kinds[kind] : 'huddles',
    place,
    span ? said(span.said) : filters.weekend && 'at a weekend',
    filters.weekday && 'on a weekday',
    filters.day !== undefined && `on a ${dayName(filters.day)}`,
    withs.length > 0 && `with ${list.format(withs)}`,
    hours && hoursSaid(hours),
  ]
    .filter(Boolean)
    .join(' ');
}

const standings: Readonly<Record<string, string>> = {
  WAITING: 'on the waiting list',
  OFFERED: 'a spot is offered to you',
  REQUESTED: 'you have asked',
  YES: 'you said yes',
  MAYBE: 'you said maybe',
  NO: 'you said no',
};

type Called = Pick<Region, 'name' | 'german'>;

interface Standing {
  readonly myAnswer: string | null;
  readonly myPlace: string;
}

/** How Aurora speaks English. */
export const english = {
  locale: 'en' as Language,
  mine,
  follows,
  light,
  club,
  driving,
  hello: (name: string) => `Hello${name ? `, ${name}` : ''}!`,
  about:
    'I am Aurora, a program and not a person. I look things up in here with your eyes: outings and each fact about them, communities, people, ' +
    'rides, what people write, your own plans, and how the app works. I can prepare a yes or no, a request to join, a ' +
    'follow, a seat in a car or a draft, and you confirm it.',
  tryThis: 'Ask for example what is on this weekend, what a huddle costs, or how to cancel a place.',
  notUnderstood: 'I did not understand that. Did you mean one of these?',
  noSuchHuddle: 'I found no outing of that name that you can see.',
  whichName: 'I found nobody and nothing of that name that you can see.',
  whichHuddle: 'Which outing do you mean? Say its name.',
  otherDay: (span: Said) => `You have no outing ${said(span)}. Do you mean one of these?`,
  whichOfThese: 'Which one do you mean? Say “the first” or “the second”.',
  unsaid: (name: string, what: string) => `The host of **${name}** has not said ${what}. You can ask below.`,
  answered: (count: number, only?: 'YES' | 'MAYBE', more = false, span?: Said) => {
    const then = span ? ` ${said(span)}` : '';
    const did = only ? `said ${only === 'YES' ? 'yes' : 'maybe'} to` : 'answered';
    if (count === 0)
      return `You have ${only ? did : 'not answered'} ${only ? 'no' : 'any'} coming outing${then}.`;
    const outings = `You have ${did} ${count} coming ${count === 1 ? 'outing' : 'outings'}${then}.`;
    return more ? `${outings} The next stand below, all of them under My huddles.` : outings;
  },
  notAnswered: 'You have not answered an outing of that name.',
  waiting: (count: number) =>
    count === 0
      ? 'You are not waiting for a place or an answer anywhere.'
      : `You are waiting for an answer or a place at ${count === 1 ? 'one outing' : `${count} outings`}.`,
  inQueue: (name: string, position: number) =>
    `At **${name}** you are number ${position} on the waiting list.`,
  standing: ({ myAnswer, myPlace }: Standing) => standings[myPlace] ?? standings[myAnswer ?? ''] ?? '',
  myRides: (count: number) =>
    count === 0 ? 'You have no coming rides.' : `You have ${count} coming ${count === 1 ? 'ride' : 'rides'}.`,
  askMaybe: (name: string, hasPlace: boolean) =>
    `Shall I say maybe to **${name}** for you?${hasPlace ? ' Your place goes to the next: a maybe holds none.' : ' A maybe holds no place.'}`,
  askDecline: (name: string, hasPlace: boolean) =>
    `Shall I say no to **${name}** for you?${hasPlace ? ' Your place goes to the next.' : ''}`,
  unknown: 'I do not know that: I found nothing in here that fits.',
  nothingBefore: 'Nothing happens before you confirm.',
  level: (level: string) => level.toLowerCase().replace('_', ' '),
  placeName: (phrase: string) => titled(phrase),
  near: (name: string) => `near ${name}`,
  inside: ({ name }: Called) => insideRegion(name),

  // What stands on a card.
  hostedBy: (name: string) => `Hosted by ${name}`,
  hosts: (name: string) => `Hosts ${name}`,
  goesTo: (name: string) => `Goes to ${name}`,
  waitsFor: (name: string) => `Waits for a place at ${name}`,
  members: (count: number) => `${count} members`,
  yours: 'You belong to it',
  away: (km: number) => `${km} km away`,
  left: (count: number) => (count > 0 ? `${count} ${count === 1 ? 'place' : 'places'} left` : 'full'),
  rides: 'shared rides',
  paid: 'costs something',
  youHost: 'you host it',
  youGo: 'you go',
  over: 'over',

  found: (wish: Wish, place: string | undefined, count: number, more: boolean) => {
    if (count === 1) return `I found one that fits: ${wished(wish, place)}.`;
    return more
      ? `Here are the first ${count} ${wished(wish, place)}.`
      : `I found ${count} ${wished(wish, place)}.`;
  },
  closest: (wish: Wish, place: string | undefined, conditions: readonly Condition[]) =>
    `I found no ${wished(wish, place)}. These come closest, ${list.format(conditions.map((one) => missed[one]))}.`,
  plannedNothing: (wish: Wish, place: string | undefined) =>
    `No ${wished(wish, place)} are planned that you can see. You can plan one yourself.`,
  hostsOf: (wish: Wish, place: string | undefined, count: number) =>
    `${count === 1 ? 'One person hosts' : `${count} people host`} ${wished(wish, place)}:`,
  hostsClosest: (wish: Wish, place: string | undefined) =>
    `Nobody hosts ${wished(wish, place)} right now. These people host what comes closest.`,
  placeUnknown: 'I do not know that place. These come closest.',
  fitsBest: 'These fit best what you ask for.',
  restUnsaid: 'Of the rest of your question nothing is written there.',
  unsaidByAll: 'I found nothing that matches exactly. These come closest.',
  foundAbout: 'This is what I found.',
  newestPosts: 'These are the newest posts of you and the people you follow.',
  noPostAbout: 'I found no post about that. This is what articles say.',
  nobodyWrote: (name: string) => `I found no post and no article about **${name}** that you can read.`,
  noPosts: 'Nobody you follow has posted yet. You find people under [Search](/search).',
  newestArticles: 'These are the newest articles.',
  writtenAbout: 'This is what people write about it.',

  thisIs: (name: string, place: string | undefined) => `This is ${name}${place ? `, from ${place}` : ''}.`,
  hostsSoon: (count: number, more: boolean) => {
    if (count === 0) return 'They host no coming outing that you can see.';
    return `They host ${more ? 'at least ' : ''}${count} coming ${count === 1 ? 'outing' : 'outings'}.`;
  },
  list: (names: readonly string[]) => list.format(names),
  people: (names: readonly string[]) => `I found ${names.length} people: ${list.format(names)}.`,

  noPlans: (span: Said | undefined) =>
    `You have nothing planned${span ? ` ${said(span)}` : ''}. Ask me for huddles near you, or plan one yourself.`,
  plans: (next: { name: string; hosting: boolean; when: string }, span: Said | undefined, more: number) =>
    `${next.hosting ? 'You host' : 'Your next huddle is'} **${next.name}**${span ? ` ${said(span)}` : ''}: ${next.when}.` +
    (more > 0 ? ` ${more} more ${more === 1 ? 'follows' : 'follow'}.` : ''),

  where: 'Where? Name a town, or ask about one of your huddles.',
  sunUp: (day: string, place: string) => `On ${day} in ${place} the sun does not set.`,
  sunDown: (day: string, place: string) => `On ${day} in ${place} the sun does not rise.`,
  sun: (day: string, place: string, rise: string, set: string) =>
    `On ${day} in ${place} the sun rises at ${rise} and sets at ${set}.`,
  twilight: (dark: string | undefined, light: string | undefined) =>
    `${dark ? ` It is dark from about ${dark}` : ''}${light ? `${dark ? ' and' : ' It is'} light from about ${light}` : ''}` +
    ', local time. Mountains around a valley take the sun away earlier.',

  noRides: 'I found no shared rides that you can see. You can offer or ask for one yourself.',
  ridesOffered: 'These rides are offered. Ask below for the one you want, and its driver decides.',
  ridesClosest: 'I found no shared rides for that. This is what comes closest.',
  ridesAtHuddles: 'The people of these huddles share rides: say yes to one, and ask there.',
  ridesOf: (name: string) =>
    `These people drive to **${name}**. Ask below for a seat, and its driver decides.`,

  offerRide: (name: string | undefined, path: string) =>
    `Enter your seats${name ? ` to **${name}**` : ''} under [Share a ride](${path}): from where, when and how many.`,
  noRidesOf: (name: string) =>
    `Nobody offers a seat to **${name}** yet. Ask for one, or offer yours, under “Rides” on its page.`,

  askHost: (name: string) =>
    `Write below what you want to ask the host of **${name}**. Once you confirm, it stands on its page for everybody there to read. For a private message press Message on that page.`,
  youAreHost: (name: string) => `You host **${name}** yourself.`,
  hostsStay: (name: string) =>
    `You host **${name}**, so you hold no place to give up. On its page you can hand it over or call it off.`,
  youHostIt: (name: string) => `You host **${name}**, so you are in already.`,
  alreadyYes: (name: string) => `You have already said yes to **${name}**.`,
  askRsvp: (name: string, full: boolean) =>
    `Shall I RSVP yes to **${name}** for you?${full ? ' It is full: you would join the waiting list.' : ''}`,
  askFollow: (name: string) => `Shall I follow **${name}** for you?`,
  askJoin: (name: string, asksFirst: boolean) =>
    asksFirst
      ? `Shall I ask to join **${name}** for you? Its leaders decide.`
      : `Shall I join **${name}** for you? Anyone can join.`,
  draftName: (activity: string, place: string | undefined) => {
    const words = activity.toLowerCase().replace('_', ' ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}${place ? ` near ${place}` : ''}`;
  },
  askDraft: (name: string, plan: SaidPlan) =>
    `I can keep “${name}”${planSaid(plan)} as a draft for you. Only you see it; you fill in the rest and publish it when it is ready.`,

  // Questions worth asking.
  ask: {
    bringNext: 'What should I bring on my next huddle?',
    darkNext: 'When does it get dark on my next huddle?',
    weekend: 'Which huddles are free this weekend?',
    walksNear: (place: string) => `Easy walks near ${place} this month`,
    walks: 'Easy walks for newcomers',
    clubsNear: 'Which communities are near me?',
    clubs: 'Which communities are there?',
    dark: (name: string) => `When does it get dark at ${name}?`,
    bring: (name: string) => `What should I bring to ${name}?`,
    hosts: (name: string) => `Who hosts ${name}?`,
    club: (name: string) => `Tell me about the community ${name}`,
  },
};

export type Voice = typeof english;
