import { kmBetween } from '#areas/place/rules/distance.ts';
import { levels, type Outing } from './fit.ts';
import { bare } from './recognise/tokens.ts';

/** What outings are compared by. */
export type Measure = 'LEVEL' | 'LENGTH' | 'ASCENT' | 'NEAR' | 'START' | 'ROOM';

export interface Comparison {
  readonly by: Measure;
  /** Whether the one with the most of it is asked for. */
  readonly most: boolean;
}

/** The first that fits counts: 'the most ascent' is no 'most'. */
const comparisons: ReadonlyArray<readonly [RegExp, Comparison]> = [
  [
    /\b(?:least(?! (?:hard|difficult|demanding|strenuous|tough))|fewest|less (?:ascent|climbing|up)|weniger (?:hohenmeter|aufstieg)|wenigste\w*(?! (?:schwer|streng|anstrengend))|geringste\w*|flattest|flatter|flacher\w*|flachste\w*)\b/,
    { by: 'ASCENT', most: false },
  ],
  [
    /\b(?:ascent|climbing|up ?hill|steepest|hohenmeter\w*|aufstieg|steilste\w*)\b/,
    { by: 'ASCENT', most: true },
  ],
  [/\b(?:places?|room|spots?|platz\w*|platze\w*)\b/, { by: 'ROOM', most: true }],
  [
    /\b(?:nearest|closest|nearer|closer|naher\w*|near me|nachste\w* bei|meiner nahe|am nachsten)\b/,
    { by: 'NEAR', most: false },
  ],
  [
    /\b(?:easiest|simplest|least (?:hard|difficult|demanding|strenuous|tough)|am wenigsten (?:schwer|streng|anstrengend)|easier|gentler|gentlest|less (?:bad|hard|difficult|tough|scary)|weniger (?:schlimm|schwer|anstrengend|streng)|gmuetlicher|leichter\w*|einfacher\w*|leichteste\w*|einfachste\w*|gemutlichste\w*)\b/,
    { by: 'LEVEL', most: false },
  ],
  [
    /\b(?:hardest|toughest|harder|tougher|worse|worst|strenger|strengste\w*|schlimmer|schlimmste\w*|anstrengender|strengere|schwerer\w*|most (?:difficult|demanding)|schwerste\w*|schwierigste\w*|anstrengendste\w*|harteste\w*)\b/,
    { by: 'LEVEL', most: true },
  ],
  [/\b(?:shortest|shorter|kurzer\w*|kurzeste\w*)\b/, { by: 'LENGTH', most: false }],
  [/\b(?:longest|longer|langer\w*|furthest|farthest|langste\w*|weiteste\w*)\b/, { by: 'LENGTH', most: true }],
  [
    /\b(?:first|earliest|soonest|earlier|sooner|fruher\w*|next|zuerst|erste\w*|fruheste\w*)\b/,
    { by: 'START', most: false },
  ],
  [/\b(?:latest|last|later|spater\w*|spateste\w*|letzte\w*)\b/, { by: 'START', most: true }],
];

const BOTH =
  /\b(?:(?<!\b(?:we|us|they|them|you) )both(?! of (?:us|them|you)| fit)|clash\w*|overlap\w*|same time|too tight|too close together|beide\w*|uberschneid\w*|gleichzeitig|zur gleichen zeit|zu knapp|(?:still |noch )?(?:make|manage|schaff\w*|do) .+ (?:after|before|nach|vor)|enough time|genug zeit|geht sich \w+ .*aus|gehen sich .*aus)\b/;

/** Whether somebody asks if they can go to two outings. */
export function asksForBoth(question: string): boolean {
  return BOTH.test(bare(question));
}

/** 'Of these' means what was shown. */
const OF_THESE =
  /\b(?:these|those|them|of the (?:two|three|four)|davon|von denen|diese[nrm]?|dieser|darunter)\b/;
const OF_ALL =
  /\b(?:coming up|upcoming|coming|of all|overall|planned|anstehend\w*|kommend\w*|von allen|insgesamt)\b/;

/** Whether what was shown is meant, and nothing else. */
export function comparesShown(question: string): boolean {
  return OF_THESE.test(bare(question));
}

/** Whether all outings are compared that fit a question, and not those that were shown before it. */
export function comparesAll(question: string, isLimited: boolean): boolean {
  const words = bare(question);
  return !comparesShown(question) && (isLimited || OF_ALL.test(words));
}

const SUPERLATIVE =
  /\b(?:longest|shortest|easiest|hardest|toughest|steepest|flattest|nearest|closest|langste\w*|kurzeste\w*|leichteste\w*|schwerste\w*|steilste\w*|flachste\w*)\b/;

/** 'Longest bike ride coming up': one of them, and not all bike rides. */
export function asksForOne(question: string): boolean {
  return SUPERLATIVE.test(bare(question));
}

/** What 'which of them is the hardest' compares by; undefined where it names nothing that can be compared. */
export function comparisonIn(question: string): Comparison | undefined {
  const words = bare(question);
  return comparisons.find(([pattern]) => pattern.test(words))?.[1];
}

type Spot = { readonly lat: number; readonly lng: number };

function amountOf(outing: Outing, by: Measure, home: Spot | undefined): number | null {
  switch (by) {
    case 'LEVEL':
      return outing.difficulty === null ? null : levels.indexOf(outing.difficulty);
    case 'LENGTH':
      return outing.distanceMeters;
    case 'ASCENT':
      return outing.ascentMeters;
    case 'NEAR':
      return home && outing.area ? kmBetween(home, outing.area) : null;
    case 'START':
      return Date.parse(outing.startDateTime);
    case 'ROOM':
      return outing.capacity === null ? Number.POSITIVE_INFINITY : outing.placesLeft;
  }
}

/** Those that have the most or the least of it, several where they are alike; what says nothing of it is left out. */
export function bestOf<Compared extends Outing>(
  outings: readonly Compared[],
  { by, most }: Comparison,
  home: Spot | undefined,
): Compared[] {
  const values = outings.flatMap((outing) => {
    const value = amountOf(outing, by, home);
    return value === null ? [] : [{ outing, value }];
  });
  const best = (most ? Math.max : Math.min)(...values.map(({ value }) => value));
  return values.filter(({ value }) => value === best).map(({ outing }) => outing);
}
