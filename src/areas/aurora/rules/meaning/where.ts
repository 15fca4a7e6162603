import { without } from './words.ts';

export type Where =
  | {
      readonly kind: 'NAMED';
      /** Longest first: 'san jose ca', 'san jose', 'san'. */
      readonly phrases: readonly string[];
      /** Of a second place that would do as well: 'in Bern or Basel'. */
      readonly or?: readonly string[];
      /** It stands in the story around a question, where what is no place is only a part of the story. */
      readonly aside?: boolean;
    }
  | { readonly kind: 'THERE' }
  | { readonly kind: 'HOME' };

interface FoundWhere {
  readonly where: Where;
  readonly rest: string;
}

const NOT_A_PLACE = new RegExp(
  '^(?:\\d|(?:a|an|my|our|your|his|her|their|some|any|least|which|all)(?: |$)|(?:the )?(?:morning|evening|afternoon|night|dark|rain|snow|sun|winter|summer|spring|autumn|fall|group|groups|' +
    'car|train|bus|bike|foot|water|river|lake|sea|mountains?|hills?|woods?|forest|park|city|town|region|nature|wild|open|area|' +
    'shape|general|total|time|advance|person|company|public|english|german|french|dawn|dusk|sunrise|sunset|least|most|home|' +
    'house|trailhead|huts?|refuges?|tour(?!s)|outing|(?:mon|tues|wednes|thurs|fri|satur|sun)day|then|apps?|kids?|children|dogs?|friends?|family|beginners?|which|who|that|next|coming|huddle|community|end|same|day|' +
    'start|moment|hand|world|welt|earth|anderen|andern|other|local|egal|weekdays?|weekends?|height|altitude|level|moonlight|headlamps?|first|last|once|ease|work|shift|cake|charge)s?\\b)',
);
const PREPOSITION =
  /\b(?:near to|near|nearby|close to|around|in|at|outside of|outside|from|by|on|towards|(?:trip|go|going|ride|rides|lift|travel|up|way|drive|get|over) to)(?: the)?\b/g;
const ENDS = new Set(
  (
    'on in at for with and or that who this next when which where is are has have do does can from to by near before ' +
    'after without still area region under over above below please during what how i we my not any who whose some ' +
    'people about there tomorrow today tonight planen planning organisieren machen'
  ).split(' '),
);

/** Where a question means. `question` is plain and without its words for days. */
export function whereIn(question: string): FoundWhere | undefined {
  const home =
    /\b(?:nearby|near(?: me| us| here| home| my home| where i live|$)|around (?:me|here|us|my place)|close to (?:me|home|us)|in my (?:area|town|city|region)|where i live|local(?:ly)?|(?:dont|do not|not) (?:want to |wanna )?(?:drive|travel|go)(?: too| so| that| very)? far|not (?:too |so |that )?far(?: away)?)\b/.exec(
      question,
    );
  const there = /\b(?:(?:up|down|out|over) there|there|at that place|same place)\b/.exec(question);
  const named = namedBehind(question, PREPOSITION);
  if (named) return named;
  if (home) return { where: { kind: 'HOME' }, rest: without(question, home) };
  if (there && !/\b(?:is|are) there\b/.test(question)) {
    return { where: { kind: 'THERE' }, rest: without(question, there) };
  }
  return undefined;
}

/** The first place that is named behind such words. */
function namedBehind(question: string, pattern: RegExp, isNone = NOT_A_PLACE): FoundWhere | undefined {
  for (const found of question.matchAll(pattern)) {
    const behind = question.slice(found.index + found[0].length).trim();
    if (
      behind === '' ||
      isNone.test(behind) ||
      /^(?:me|here|us|there|they|them|we|he|she|it|i|you|that|this)\b/.test(behind)
    )
      continue;
    const phrases = phrasesOf(behind);
    const [longest] = phrases;
    if (!longest) continue;
    const after = behind.slice(longest.length);
    const second = secondPlace(after, isNone);
    const left = second ? after.slice(second.said.length) : after;
    const rest = `${question.slice(0, found.index)} ${left}`.replace(/\s+/g, ' ').trim();
    return { where: { kind: 'NAMED', phrases, ...(second && { or: second.phrases }) }, rest };
  }
  return undefined;
}

/** 'Or in Basel', right behind a place. */
function secondPlace(after: string, isNone: RegExp) {
  const [or, behind = ''] = /^ or (?:(?:in|near|around|at) )?(?:the )?(.+)$/.exec(after) ?? [];
  const phrases = or && !isNone.test(behind) ? phrasesOf(behind) : [];
  const [longest] = phrases;
  return or && longest
    ? { said: or.slice(0, or.length - behind.length + longest.length), phrases }
    : undefined;
}

/** Where a ride starts, and where it leads. */
export interface RideEnds {
  readonly from?: Where;
  readonly to?: Where;
}

/** 'Von Bern zum Takao' is 'of bern to the takao' in plain words. */
const FROM = /\b(?:from|of(?= [^ ]+ to\b))(?: the)?\b/g;
const FROM_HOME = /\bfrom (?:home|here|my (?:home|house|flat|place)|where i live)\b/;
/** Everywhere is one. */
const NO_END = new RegExp(
  `${NOT_A_PLACE.source}|^(?:(?:main|train|bus) )?(?:stations?|stops?|trailhead|airport|church|school|university|car park|parking|town|village|hotel|hostel|corner|office|(?:some|any)\\w*|smth|sth|bahnhof|haltestelle|dorf)\\b`,
);
const TO =
  /\b(?:driv(?:e|es|ing|ers?)|fahre?n?t?|mitfahr\w*|nimmt|mitnehmen|go|goes|going|rides?|lifts?|seats?|places|cars?|travel\w*)(?: (?!to |want|need|like|able)[^ ]+){0,3} to(?: the)?\b/g;

/** Between where somebody rides: 'from Bern to the night walk'. `question` as of `whereIn`. */
export function rideEndsIn(question: string): RideEnds | undefined {
  const home = FROM_HOME.exec(question);
  const start: FoundWhere | undefined = home
    ? { where: { kind: 'HOME' }, rest: without(question, home) }
    : namedBehind(question, FROM, NO_END);
  const rest = start?.rest ?? question;
  const goal = namedBehind(rest, TO, NO_END) ?? (start && whereIn(rest));
  if (!start && !goal) return undefined;
  return { ...(start && { from: start.where }), ...(goal && { to: goal.where }) };
}

/** 'By the Walensee 9am' */
const HOUR = /^(?:\d{1,2}(?:[:.]\d\d)?(?:am|pm|h|uhr)|\d{1,2}:\d\d|max)$/;

function phrasesOf(behind: string): string[] {
  const words = behind.split(' ');
  const until = words.findIndex((word) => ENDS.has(word) || HOUR.test(word));
  const own = words.slice(0, until === -1 ? 4 : Math.min(until, 4));
  return own.map((_, at) => own.slice(0, own.length - at).join(' ')).filter((phrase) => phrase.length > 1);
}
