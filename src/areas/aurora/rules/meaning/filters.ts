import { numberOf, without } from './words.ts';

export interface Filters {
  readonly difficulty?: 'EASY' | 'MODERATE' | 'HARD' | 'VERY_HARD';
  /** What is easier will do, too. */
  readonly orEasier?: true;
  readonly free?: true;
  /** What one has to pay for. */
  readonly paid?: true;
  readonly ride?: true;
  readonly dogs?: true;
  /** Fit for wheelchairs and prams. */
  readonly stepFree?: true;
  /** On a Saturday or Sunday, whichever. */
  readonly weekend?: true;
  /** From Monday to Friday. */
  readonly weekday?: true;
  /** On any such day of the week; 0 is Sunday. */
  readonly day?: number;
  /** Nobody fits any more. */
  readonly full?: true;
  /** People who must still fit. */
  readonly room?: number;
}

interface FoundFilters {
  readonly filters: Filters;
  readonly rest: string;
}

const COUNTED = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight)`;

const difficulties: ReadonlyArray<readonly [RegExp, NonNullable<Filters['difficulty']>]> = [
  [/\b(?:very (?:hard|difficult|tough)|extreme|expert(?: level| hikes?| tours?| only))\b/, 'VERY_HARD'],
  [
    /\b(?:(?:without|w o) dying|eas(?:y|ier|iest)|gentle|relaxed|leisurely|flat|beginner ?-?friendly|effortless|(?:im |i am )?(?:an? )?(?:total|complete|absolute) beginners?(?: never hiked(?: before)?)?|(?:i have |ive )?never hiked(?: before)?|not (?:very )?fit)\b/,
    'EASY',
  ],
  [/\b(?:moderate|medium|intermediate|average)\b/, 'MODERATE'],
  [/\b(?:hard|difficult|tough|strenuous|challenging|demanding)\b/, 'HARD'],
];

/** 'Not a hard one' may be moderate. */
const NOT_HARD =
  /\b(?:not|isnt|arent|aint|nothing|no) (?:an? |too |to |so |very |that |massive |huge |total |super )*(?:hard|difficult|steep|tough|crazy|exhausting|strenuous|slogs?)(?: ones?)?\b/;
const AT_MOST =
  /\b(?:at most|max(?:imum|imal)?|up to|(?:not|no|nothing) (?:harder|more (?:difficult|demanding)) than) (?=(?:easy|moderate|medium|intermediate|average|hard|difficult)\b)/;

const WEEKEND = /\b(?:(?:on|at|for|over|during) )?(?:(?:an?|any|some|one|every|the) )?weekends?(?: only)?\b/;
const WEEKDAY =
  /\b(?:on |at )?(?:an? |any |some )?week ?days?(?: only)?\b|\b(?:during|in the middle of) the week\b|\bmid ?week\b|\b(?:not|but not|never) (?:on |at |over )?(?:the |an? )?weekends?\b/;
const FULL =
  /\b(?:(?:already |fully |all )*(?:booked out|booked up|fully booked|sold out|full(?! day| of| moon| weekend| week)))\b/;
const PAID =
  /\b(?:(?:that |which )?(?:costs?|do cost) (?:something|money|anything)|(?:that |which )?(?:i |we |one |you )?(?:do i |do we )?(?:must|have to|need to) pay(?: (?:money|something|anything))?(?: for)?|with (?:an? )?(?:fee|price)|paid|not free)\b/;
const DOGS =
  /\b(?:with |and |for |my |a |the |allows? |allowing )*dogs?(?: friendly| allowed| welcome| may come)?\b/;

const STEP_FREE =
  /\b(?:(?:with|and|for|in|my|a|an|the) )*(?:(?:without|no) (?:any )?(?:steps?|stairs?)|step ?free|barrier ?free|wheel ?chairs?|rollators?|(?:walking|zimmer) frames?|prams?)(?: (?:friendly|accessible|users?|is ok(?:ay)?|possible))?\b/;

const rooms: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:room|space|places?|spots?|seats?)(?: left)?(?: free)? for (?:the )?${COUNTED}(?: of us| people| persons| adults)?\b`,
  ),
  new RegExp(String.raw`\b${COUNTED} (?:free |open |more )?(?:places?|spots?|people fit)(?: left| free)?\b`),
  new RegExp(String.raw`\b(?:for|there are|we are) (?:the )?${COUNTED}(?: of us| people| friends)\b`),
];

/** How hard it may be; 'not too hard' is at most moderate. */
function levelIn(
  take: (pattern: RegExp) => RegExpExecArray | null,
): Pick<Filters, 'difficulty' | 'orEasier'> {
  const atMost = take(AT_MOST);
  const isNotHard = !atMost && take(NOT_HARD);
  const difficulty = difficulties.find(([pattern]) => take(pattern))?.[1];
  if (isNotHard && difficulty !== 'EASY') return { difficulty: 'MODERATE', orEasier: true };
  return { ...(difficulty && { difficulty }), ...(atMost && { orEasier: true }) };
}

/** 'With a pram, any pram': what is said twice goes twice. */
function withoutAll(text: string, pattern: RegExp): string {
  const found = pattern.exec(text);
  return found ? withoutAll(without(text, found), pattern) : text;
}

/** Conditions that a question sets. `question` is plain. */
export function filtersIn(question: string): FoundFilters {
  let rest = question;
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest);
    rest = withoutAll(rest, pattern);
    return found;
  };
  const level = levelIn(take);
  const wanted = rooms.map(take).find(Boolean)?.[1];
  const anyRoom = take(
    /\b(?:still )?(?:have|has|got|with) (?:any |some )?(?:free |open )?(?:room|space|places?|spots?)\b|\b(?:(?:with |any |still )*(?:room|space|places?|spots?)(?: still)?(?: left| free| open| available)|(?:not|isnt|arent|is not|are not) (?:yet |already |all )?full(?:y booked)?|still (?:open|has room|room))\b/,
  );
  const full = anyRoom ? undefined : take(FULL);
  const paid = take(PAID);
  const free = take(
    /\b(?:for free|free of charge|(?<!\b(?:be|am|im|were|was|is|are|feel) (?:still |just )?)free|costs? nothing|no (?:fee|cost)|without (?:a )?(?:fee|paying)|dont want to pay|cheap)\b/,
  );
  // Behind it stands where the ride goes.
  const isWay = /\b(?:rides?|lifts?) (?:to|from)\b/.test(rest);
  const ride =
    (isWay ||
      take(
        /\b(?:(?:and|with|has|have|need|needs|offering|offers|get|incl(?:uding)?) )*(?:a |some |shared )?(?:rides?|lifts?|car ?-?pool(?:s|ing)?|car ?-?shar(?:e|ing))(?: there| available| offered)?\b/,
      )) ??
    take(/\b(?:i have no car|without a car|no car|dont drive)\b/);
  const dogs = take(DOGS);
  const stepFree = take(STEP_FREE);
  const weekday = take(WEEKDAY);
  const weekend = take(WEEKEND);
  const room = wanted ? numberOf(wanted) : anyRoom ? 1 : undefined;
  return {
    filters: {
      ...level,
      ...(paid ? { paid: true } : free && { free: true }),
      ...(ride && { ride: true }),
      ...(dogs && { dogs: true }),
      ...(stepFree && { stepFree: true }),
      ...(weekday ? { weekday: true } : weekend && { weekend: true }),
      ...(full && { full: true }),
      ...(room && { room }),
    },
    rest,
  };
}
