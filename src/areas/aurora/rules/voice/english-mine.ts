import type { KindWord } from '../meaning/activity-words.ts';
import { kinds } from './english-kinds.ts';

export type MyStanding =
  | 'CONFIRMED'
  | 'REQUESTED'
  | 'WAITING'
  | 'OFFERED'
  | 'YES'
  | 'MAYBE'
  | 'NO'
  | 'UNANSWERED';

const list = new Intl.ListFormat('en-GB');

interface Numbers {
  readonly kind: KindWord | undefined;
  readonly year: number | undefined;
  readonly outings: number;
  readonly thisYear: number;
  readonly hosted: number;
  readonly far: string;
  readonly up: string;
}

/** 'Counting only hikes, you were on 3 outings in 2026 and hosted 1 of them: 24 km and 900 m of ascent …' */
function narrowed({ kind, year, outings, hosted, far, up }: Numbers): string {
  const counted = kind === 'WALK' ? `${kinds.WALK} and ${kinds.HIKE}` : kind && kinds[kind];
  const who = counted ? `Counting only ${counted}, you` : 'You';
  const how = outings === 0 ? 'no outing' : outings === 1 ? '1 outing' : `${outings} outings`;
  const were = `${who} were on ${how}${year ? ` in ${year}` : ''}`;
  if (outings === 0) return `${were}.`;
  return `${were} and hosted ${hosted} of them: ${far} and ${up} of ascent as far as hosts gave them.`;
}

interface Seat {
  readonly driver: string;
  readonly name: string;
  readonly from: string;
  readonly when: string;
  readonly pickup: string | undefined;
}

/** How the asker stands with one outing. */
const myPlace: Readonly<Record<MyStanding, (name: string) => string>> = {
  CONFIRMED: (name) => `Yes, you have a place at ${name}.`,
  REQUESTED: (name) => `Not yet: you have asked for a place at ${name}, and its hosts have not answered.`,
  WAITING: (name) => `You are on the waiting list of ${name}.`,
  OFFERED: (name) => `A place at ${name} is offered to you: accept it on its page.`,
  YES: (name) => `You said yes to ${name}.`,
  MAYBE: (name) => `You said maybe to ${name}: that holds no place.`,
  NO: (name) => `You said no to ${name}.`,
  UNANSWERED: (name) => `You have not answered ${name}.`,
};

/** What Aurora says in English of somebody's own things. */
export const mine = {
  news: (total: number, since: number, told: number) =>
    total === 0
      ? 'You have read everything. Nothing new.'
      : `You have ${total} unread ${total === 1 ? 'notification' : 'notifications'}, ${since} since you last looked.${total > 1 && told > 0 ? ' The newest:' : ''}`,
  messages: (unread: number, requests: number) =>
    [
      unread === 0
        ? 'You have read all your messages.'
        : `${unread} ${unread === 1 ? 'conversation has' : 'conversations have'} messages that you have not read.`,
      ...(requests > 0
        ? [`${requests} ${requests === 1 ? 'person asks' : 'people ask'} to write to you.`]
        : []),
    ].join(' '),
  allMessages: 'They stand under [Chat](/chat).',
  allNews: 'See all of them under [Notifications](/notification).',
  numbers: (of: Numbers) => {
    if (of.kind || of.year) return narrowed(of);
    const { outings, thisYear, hosted, far, up } = of;
    return `You were on ${outings} ${outings === 1 ? 'outing' : 'outings'}, ${thisYear} this year, and hosted ${hosted} of them: ${far} and ${up} of ascent as far as hosts gave them.`;
  },
  standsAlready: {
    FOLLOW: {
      DONE: (name: string) => `You already follow **${name}**.`,
      ASKED: (name: string) => `You have already asked to follow **${name}**. They have not answered yet.`,
    },
    JOIN: {
      DONE: (name: string) => `You already belong to **${name}**.`,
      ASKED: (name: string) => `You have already asked to join **${name}**. Nobody has answered yet.`,
    },
  },

  myPlace: (name: string, standing: MyStanding) => myPlace[standing](`**${name}**`),
  calledOff: (names: readonly string[]) =>
    `${list.format(names.map((name) => `**${name}**`))} ${names.length === 1 ? 'was' : 'were'} called off.`,

  // Who else is there.
  likeThat: (names: readonly string[], near: string | undefined, how: 'LIKE' | 'SAY' | undefined) => {
    const who = names.length === 1 ? 'One person' : `${names.length} people`;
    const lives = near && (how ? ` ${near}` : ` ${names.length === 1 ? 'lives' : 'live'} ${near}`);
    const [say, where] = names.length === 1 ? ['says', 'on their profile'] : ['say', 'on their profiles'];
    const likes = ` ${say} ${where} that they like that`;
    const that = how === 'LIKE' ? likes : how ? ` ${say} something like that ${where}` : '';
    return `${who}${lives ?? ''}${that}: ${list.format(names)}.`;
  },
  quoted: (text: string) => `“${text}”`,
  likes: (interests: readonly string[]) => interests.length > 0 && `Likes ${list.format(interests)}.`,
  saysOfThemselves: (bio: string) => `They say of themselves: “${bio}”`,
  youFollow: 'You follow them.',
  nobodyLikeThat:
    'Nobody who fits that is called so, or says it on a profile. By their names you find people under [Search](/search).',

  // What gets in the way of what.
  freeFor: (name: string, start: string) =>
    `**${name}** starts ${start}. Nothing that you host or said yes or maybe to gets in its way.`,
  clashesWith: (name: string, start: string, others: readonly string[]) =>
    `**${name}** starts ${start}. That gets in the way of ${list.format(others)}.`,
  clash: (one: string, other: string) => `${one} and ${other} get in each other’s way.`,
  noClash: 'Nothing that you host or said yes or maybe to gets in the way of the rest.',

  // Whom I bring.
  youBring: (guests: number) => `You bring ${guests === 1 ? 'one guest' : `${guests} guests`}.`,
  mayBring: (limit: number) =>
    limit === 0
      ? 'Guests are not let in there.'
      : `You may bring ${limit === 1 ? 'one guest' : `${limit} guests`} at most: choose how many on its page.`,

  // To whom I write.
  writeToAll: (name: string) =>
    `Open **${name}** and press “Write to people” under “For hosts”: you choose to whom, they read it there and get it by mail. When you move it or call it off, everybody with a place is told without that.`,
  writeInTalk: (name: string) =>
    `Only the hosts write to everybody who comes to **${name}**. On its page write into the conversation, or press Message to reach the hosts.`,
  writeTo: (name: string) =>
    `Open the profile of **${name}** and press Message: I send nothing to people myself.`,
  writeToWhom: (names: readonly string[]) =>
    `I found ${names.length} people: ${list.format(names)}. Open the profile of the one you mean and press Message.`,
  whichOfName: (name: string, count: number) =>
    `${count} people are called **${name}**. Which one do you mean?`,
  hosting: (count: number, left: number) =>
    count === 0
      ? 'You host no coming outing.'
      : `You host ${count} coming ${count === 1 ? 'outing' : 'outings'}. ${left === 0 ? 'All are full.' : `${left} of them ${left === 1 ? 'has' : 'have'} room.`}`,

  hostingSuch: (count: number) =>
    count === 0
      ? 'Nothing that you host fits that.'
      : `${count} of what you host ${count === 1 ? 'fits' : 'fit'} that.`,
  waitingForMine: (wanted: ReadonlyArray<readonly [name: string, waiting: number]>) =>
    wanted.length === 0
      ? 'Nobody waits for a place at what you host.'
      : `On waiting lists of yours: ${list.format(wanted.map(([name, waiting]) => `${waiting} for **${name}**`))}.`,

  unanswered: (count: number) =>
    count === 0
      ? 'You have answered every invitation to a coming outing.'
      : `You have not answered ${count === 1 ? 'one invitation' : `${count} invitations`}.`,
  onlyInterested: (count: number) =>
    count === 0
      ? 'You have marked no coming outing as interesting without an answer.'
      : `You are interested in ${count === 1 ? 'one coming outing' : `${count} coming outings`} and have not answered.`,

  leftAsIs: 'Fine. I have changed nothing.',

  // What I have begun.
  drafts: (names: readonly string[], isMore: boolean) =>
    names.length === 0
      ? 'You have no draft of an outing.'
      : `You have ${isMore ? `more than ${names.length} drafts` : names.length === 1 ? 'one draft' : `${names.length} drafts`}: ${list.format(names)}. ${names.length === 1 ? 'It stands' : 'They stand'} under [My huddles](/huddle/mine?show=DRAFTS).`,
  articleDrafts: 'Articles that you have begun stand under [My inspirations](/inspiration/authored).',

  // My car.
  offersNoSeats: (name: string | undefined) =>
    `You offer no seats${name ? ` to **${name}**` : ' in a car that is still to leave'}.`,
  askedForSeat: (name: string, people: readonly string[]) =>
    people.length === 0
      ? `Nobody has asked for a seat in your car to **${name}** yet.`
      : `${list.format(people)} ${people.length === 1 ? 'waits' : 'wait'} for your answer about a seat in your car to **${name}**.`,
  rideWithMe: (people: readonly string[]) =>
    `${list.format(people)} ${people.length === 1 ? 'rides' : 'ride'} with you.`,
  asksMe: (name: string) => `Asks for a seat to ${name}`,
  ridesWithMe: (name: string) => `Rides with you to ${name}`,

  needRide: (name: string, count: number) =>
    count === 0
      ? `Nobody says that they look for a seat to **${name}**.`
      : `${count === 1 ? 'One person looks' : `${count} people look`} for a seat to **${name}**. Offer them yours on the page of their ride.`,

  // My seat.
  driveMyself: (name: string) => `You drive to **${name}** yourself.`,
  takesMe: ({ driver, name, from, when, pickup }: Seat) =>
    `${driver} takes you to **${name}**. The car leaves${from ? ` from ${from}` : ''}: ${when}.${pickup ? ` You asked to be picked up here: ${pickup}.` : ''} The exact place stands on the page of the ride.`,
  takesMeBack: ({ driver, name, when }: Seat) =>
    `${driver} takes you back from **${name}**. The car leaves: ${when}.`,
  noSeat: (name: string) => `You have no seat in a car to **${name}** yet.`,
  seatWaits: {
    ASKED: (driver: string) => `${driver} has not answered your request yet.`,
    OFFERED: (driver: string) => `${driver} offers you a seat: take it on the page of the ride.`,
    WAITING: (driver: string) => `In the car of ${driver} you wait for a free seat.`,
  },
  othersDrive: (drivers: readonly string[]) => `Seats are also offered by ${list.format(drivers)}.`,

  // Who wrote something.
  wrote: (name: string, title: string) => `**${title}** was written by ${name}.`,
  posted: (name: string) => `${name} posted that.`,
  writtenBy: (name: string, kind: 'INSPIRATION' | 'POST') =>
    kind === 'POST' ? `This is what ${name} posted last.` : `${name} has written this.`,
  wroteNothing: (name: string) => `${name} has written nothing that you can read.`,
  wroteYourself: 'You wrote that yourself.',
  authorUnseen: 'I cannot tell you who wrote that.',
  whichReading: 'Which article or post do you mean? Say its title.',

  // An outing that is meant, or not found.
  startsAt: (name: string, start: string, place: string | null) =>
    `**${name}** starts ${start}${place ? `, at ${place}` : ''}.`,
  comesClose: 'This comes closest.',
};
