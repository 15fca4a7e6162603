import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import type { Said, Span } from '../../rules/meaning/calendar.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { telling } from '../../rules/meaning/words.ts';
import { bestNamed, type NamingWords, onlyNamed, stemOfCompound } from '../../rules/names/name-fit.ts';
import { asksForNext, namesSomething, type Reference, referenceIn } from '../../rules/recognise/reference.ts';
import { bare } from '../../rules/recognise/tokens.ts';
import type { Asker } from './asker.ts';
import { findHuddles } from './find-huddles.ts';
import { lookUp, lookUpName } from './look-up.ts';
import {
  calledOffNamed,
  huddlesOf,
  myCalledOff,
  myDays,
  spokenHuddle,
  withoutDoubles,
} from './read-huddles.ts';

/** One huddle, several of which one is meant, or none that the asker may see. */
export type Meant =
  | { readonly what: 'ONE'; readonly huddle: HuddleCard }
  | { readonly what: 'SEVERAL'; readonly huddles: readonly HuddleCard[]; readonly not?: Said }
  /** `alike` are those that its words describe somewhat. */
  | { readonly what: 'NONE'; readonly named: boolean; readonly alike?: readonly HuddleCard[] };

const HITS = 8;
const ASKED = 4;
/** A shorter word that nothing is called by is rather a slip than a name. */
const MIN_NAME = 4;

/** The huddle that a question means: by its name, by what was shown before, by its day, or the asker's next. */
export async function meantHuddle(asker: Asker, plan: Plan): Promise<Meant> {
  if (asker.about) return { what: 'ONE', huddle: asker.about };
  const reference = referenceIn(plan.asked);
  const shown = await huddlesOf(asker, asker.topic.shown ?? []);
  const pointed = reference === 'LAST' ? shown.at(-1) : typeof reference === 'number' && shown[reference];
  if (pointed) return { what: 'ONE', huddle: pointed };
  const days = await myDays(asker);
  const named = await byAnyName(asker, plan, shown, days);
  if (named.length > 0) return oneOf(rather(within(plan, named), named));
  if (asksForNext(plan.asked) && reference !== 'IT') return unnamed(asker, plan, { shown, days }, reference);
  const ofDay = await onItsDay(asker, plan);
  if (ofDay.length > 0) return oneOf(rather(ofDay.filter(isMine), ofDay));
  const isNamed = plan.naming.strange.some((word) => word.length >= MIN_NAME);
  const isSpokenOf = asker.topic.huddle !== undefined && (reference === 'IT' || continues(plan.asked));
  const only = isSpokenOf ? undefined : await onlyFitting(asker, plan);
  if (only) return { what: 'ONE', huddle: only };
  const off = isNamed && !isSpokenOf ? myOnlyCalledOff(days, plan) : undefined;
  if (off) return { what: 'ONE', huddle: off };
  if (isNamed && !plan.wish.span && !isSpokenOf) {
    const meant = await described(asker, plan);
    // 'Any scary bits?' asks on: what names something stands behind an article or the like.
    const asksOn = asker.topic.huddle && !namesSomething(plan.asked, plan.naming.strange);
    if (meant.what === 'ONE' || !asksOn) return meant;
  }
  return unnamed(asker, plan, { shown, days }, reference);
}

/** 'And with a pram?': a word that nobody has used before need not be a name. */
function continues(question: string): boolean {
  return /^(?:and|und|ok|okay|wait|also|auch|na|ah|dann|then|oida)\b|\b(?:das|des)\b/.test(bare(question));
}

/** 'The climbing on Wednesday': those of that kind on that day. */
async function onItsDay(asker: Asker, { naming, wish }: Plan): Promise<readonly HuddleCard[]> {
  const { span, activities, where: _, ...rest } = wish;
  // 'A lift from Strasbourg to the climbing on Wednesday' names no outing.
  const elsewhere = wish.where?.kind === 'NAMED' ? (wish.where.phrases[0] ?? '').split(' ') : [];
  const isNamed = naming.strange.some((word) => !elsewhere.includes(word));
  if (!span || !activities || isNamed) return [];
  const found = await findHuddles(asker, { ...rest, span, activities, text: '' });
  return found.missed.length === 0 ? found.huddles : [];
}

/** 'The climbing near Baden-Baden': nothing else that is coming fits all that is said of it, and that is not little. */
export async function onlyFitting(asker: Asker, { wish }: Plan): Promise<HuddleCard | undefined> {
  const { activities, where, span, text } = wish;
  const isPlaced = where?.kind === 'NAMED';
  if ([activities, isPlaced, span, text].filter(Boolean).length < 2) return undefined;
  const { huddles, fitting, missed, says } = await findHuddles(asker, { ...wish, filters: {}, bounds: {} });
  if (missed.length > 0 || says === 'NONE') return undefined;
  const [only, ...more] = says === 'ALL' ? huddles : fitting;
  return more.length === 0 ? only : undefined;
}

/** 'Is the kayak trip still on': the only one of mine of that kind, and it was called off. */
function myOnlyCalledOff(days: readonly HuddleCard[], { wish: { activities } }: Plan) {
  if (!activities) return undefined;
  const alike = days.filter(({ activity }) => activities.includes(activity));
  const [only, ...more] = alike;
  return more.length === 0 && only?.status === 'CANCELLED' ? only : undefined;
}

const takesPlace = ({ status }: HuddleCard) => status === 'PUBLISHED';
const isMine = ({ hosting, myAnswer }: HuddleCard) => hosting || myAnswer !== null;

/** So near the words of a question are to what a huddle says of itself, and so much nearer than to the next. */
const DESCRIBED = 1;
const SOMEWHAT = 0.6;
const NEXT = 0.65;
const MAX_ALIKE = 3;

/** 'The shooting star walk' is no name, but says which one is meant: what the words mean is looked up. */
export async function described(asker: Asker, { naming, wish }: Plan): Promise<Meant> {
  const own = [...naming.strange, ...naming.ordinary];
  // What texts mean is known of English ones.
  const english = asker.voice.locale === 'de' ? telling((wish.meaning ?? '').split(' ')) : [];
  const words = (english.length > 0 ? english : own).join(' ');
  if (words === '') return { what: 'NONE', named: false };
  const hits = (await lookUp(asker, words, ['HUDDLE'], MAX_ALIKE)).filter(({ score }) => score >= SOMEWHAT);
  const huddles = await huddlesOf(
    asker,
    hits.map(({ card }) => card),
  );
  const [first, second] = hits;
  const [huddle] = huddles;
  const isClear = first && first.score >= DESCRIBED && (second?.score ?? 0) <= NEXT * first.score;
  if (huddle && isClear) return { what: 'ONE', huddle };
  return { what: 'NONE', named: true, alike: huddles };
}

/** The one huddle whose name stands in the question; undefined for none or several. */
export async function namedHuddle(asker: Asker, plan: Plan): Promise<HuddleCard | undefined> {
  if (asker.about) return asker.about;
  const named = await byAnyName(asker, plan, [], await myDays(asker));
  const [first, ...more] = rather(within(plan, named), named);
  return more.length === 0 ? first : undefined;
}

async function unnamed(
  asker: Asker,
  plan: Plan,
  { shown, days }: Readonly<Record<'shown' | 'days', readonly HuddleCard[]>>,
  reference: Reference | undefined,
): Promise<Meant> {
  if (asker.topic.isLost && !asksForNext(plan.asked)) return { what: 'NONE', named: false };
  const mine = days.filter(takesPlace);
  if (plan.wish.span && !asksForNext(plan.asked)) {
    const meant = onDay(plan, plan.wish.span, shown, mine);
    // On that day nothing of mine takes place; what was called off may be meant.
    const off = 'not' in meant ? await myCalledOff(asker, plan.wish.span) : [];
    return off.length > 0 ? oneOf(off) : meant;
  }
  const spoken = await spokenHuddle(asker);
  // What was spoken of and is not there any more is not taken for another.
  const isGone = asker.topic.huddle !== undefined && !spoken;
  const huddle =
    asksForNext(plan.asked) && reference !== 'IT' ? mine[0] : (spoken ?? (isGone ? undefined : mine[0]));
  return huddle ? { what: 'ONE', huddle } : { what: 'NONE', named: false };
}

/** Of what was shown, else of mine; where none is on that day, mine to choose from. */
function onDay(plan: Plan, { said }: Span, shown: readonly HuddleCard[], mine: readonly HuddleCard[]): Meant {
  const then = rather(within(plan, shown), within(plan, mine));
  if (then.length > 0 || mine.length === 0) return oneOf(then);
  return { what: 'SEVERAL', huddles: mine.slice(0, ASKED), not: said };
}

function oneOf(huddles: readonly HuddleCard[]): Meant {
  const [first] = huddles;
  if (!first) return { what: 'NONE', named: false };
  return huddles.length === 1
    ? { what: 'ONE', huddle: first }
    : { what: 'SEVERAL', huddles: huddles.slice(0, ASKED) };
}

/** The second where the first are none. */
function rather(first: readonly HuddleCard[], second: readonly HuddleCard[]): readonly HuddleCard[] {
  return first.length > 0 ? first : second;
}

/** Those on the day that is asked for; all where no day is. */
export function within({ wish: { span } }: Plan, huddles: readonly HuddleCard[]): readonly HuddleCard[] {
  if (!span) return huddles;
  return huddles.filter(({ startDateTime }) => {
    const at = new Date(startDateTime);
    return at >= span.from && at < span.to;
  });
}

async function byAnyName(
  asker: Asker,
  { naming, otherNaming, wish: { where } }: Plan,
  shown: readonly HuddleCard[],
  days: readonly HuddleCard[],
): Promise<HuddleCard[]> {
  const near = withoutDoubles([...shown, ...days.filter(takesPlace)]);
  for (const words of [naming, ...otherNaming]) {
    const named = await byName(asker, words, near);
    if (named.length > 0) return named;
  }
  // Of what the asker has before them, one word of the name is enough.
  const only = onlyNamed(naming, near, ({ name }) => name);
  if (only.length > 0 || naming.strange.length === 0) return only;
  const alike = await lookUpName(asker, naming.strange.join(' '), 'HUDDLE', HITS, true);
  const found = onlyNamed(naming, await huddlesOf(asker, alike), ({ name }) => name);
  if (found.length > 0) return found;
  const names = naming.strange.filter((word) => word.length >= MIN_NAME);
  const cancelled = [
    ...days.filter(({ status }) => status === 'CANCELLED'),
    ...(await calledOffNamed(asker, names.map(stemOfCompound))),
  ];
  const all = withoutDoubles(cancelled);
  const best = bestNamed(naming, all, ({ name }) => name);
  const off = best.length > 0 ? best : onlyNamed(naming, all, ({ name }) => name);
  return off.length > 0 || where?.kind !== 'NAMED' ? off : atPlace(asker, where.phrases, naming);
}

/** 'The nihgtwalk at Gurnigel': nothing is called so, but one lies there. */
async function atPlace(asker: Asker, [phrase = '']: readonly string[], { strange }: NamingWords) {
  const words = phrase.split(' ').filter((word) => strange.includes(word) && word.length >= MIN_NAME);
  if (words.length === 0) return [];
  const found = await huddlesOf(asker, await lookUpName(asker, words.join(' '), 'HUDDLE', HITS));
  const there = bestNamed(
    { strange: words, ordinary: [] },
    found,
    ({ name, venueName }) => `${name} ${venueName ?? ''}`,
  );
  return there.length === 1 ? there : [];
}

async function byName(asker: Asker, words: NamingWords, near: readonly HuddleCard[]): Promise<HuddleCard[]> {
  // Ordinary words must make up much of a name: whose and where it is would only lengthen it.
  const nameOf = ({ name, venueName, hostName }: HuddleCard) =>
    words.strange.length > 0 ? `${name} ${venueName ?? ''} ${hostName}` : name;
  const own = bestNamed(words, near, nameOf);
  const text = (words.strange.length > 0 ? words.strange : words.ordinary).join(' ');
  const hits = text === '' ? [] : await lookUpName(asker, text, 'HUDDLE', HITS, true);
  const best = bestNamed(words, withoutDoubles([...own, ...(await huddlesOf(asker, hits))]), nameOf);
  if (best.length > 0 || words.strange.length === 0) return best;
  const alike = await lookUpName(asker, words.strange.join(' '), 'HUDDLE', HITS);
  return bestNamed(words, await huddlesOf(asker, alike), nameOf);
}
