/** What a card can stand for. */
export const cardKinds = [
  'HUDDLE',
  'COMMUNITY',
  'PERSON',
  'POST',
  'INSPIRATION',
  'CARPOOL',
  'PLACE',
] as const;
export type CardKind = (typeof cardKinds)[number];

/** One thing that an answer names, with the way to it. */
export interface AnswerCard {
  readonly kind: CardKind;
  readonly id: string;
  readonly title: string;
  readonly line: string;
  /** Why it is here, in a few words: what of the question it fits. */
  readonly why: string;
  readonly when: string | null;
  readonly timeZone: string | null;
  readonly placeName: string | null;
  readonly pictureUrl: string | null;
  /** A path of our own. */
  readonly path: string;
}

/** So many things an answer shows. */
export const MAX_CARDS = 5;

/** What a person may confirm under an answer; nothing happens before they do (AUR-2). */
export const actKinds = ['RSVP', 'MAYBE', 'DECLINE', 'FOLLOW', 'JOIN', 'DRAFT', 'RIDE', 'ASK_HOST'] as const;
export type ActKind = (typeof actKinds)[number];

export type RideWays = ReadonlyArray<'OUT' | 'BACK'>;

/** What each act is done to; a draft is new. */
export const objectsOfActs = {
  RSVP: 'HUDDLE',
  MAYBE: 'HUDDLE',
  DECLINE: 'HUDDLE',
  ASK_HOST: 'HUDDLE',
  FOLLOW: 'PERSON',
  JOIN: 'COMMUNITY',
  RIDE: 'CARPOOL',
} as const satisfies Readonly<Record<Exclude<ActKind, 'DRAFT'>, CardKind>>;

export interface ActCard {
  readonly act: ActKind;
  /** What it is done to; empty for a draft, which is new. */
  readonly objectId: string;
  readonly title: string;
  /** Where the same can be done by hand, a path of our own. */
  readonly path: string;
  readonly when: string | null;
  readonly timeZone: string | null;
  /** Of a draft: what it would be called, what people would do, and what was said of it. */
  readonly draft: {
    readonly name: string;
    readonly activity: string;
    readonly sentence?: string | undefined;
  } | null;
  /** Of a question to the host: its words, which can be changed before they are sent. */
  readonly words: string | null;
  /** Of a yes: how many adults come with the one who answers. */
  readonly guests: number | null;
  /** Of a seat in a car: whose it is, which ways, and for how many people. */
  readonly ride: { readonly driver: string; readonly legs: RideWays; readonly party: number } | null;
}

export const cautions = ['NONE', 'EMERGENCY', 'HEALTH'] as const;
export type Caution = (typeof cautions)[number];

/** A path of our own that a link may lead to. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\w\-./%?=&~:+]*$/.test(path);
}
