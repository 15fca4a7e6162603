import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import { type DiscoverFilters, discoverHuddles } from '#areas/huddle/server/public.ts';
import { type AnswerCard, MAX_CARDS } from '../../rules/card.ts';
import { type Condition, type Conditions, distanceFrom, missedBy, NEAR_KM } from '../../rules/fit.ts';
import type { Wish } from '../../rules/meaning/plan.ts';
import type { Asker } from './asker.ts';
import { huddleCard, whyHuddle } from './cards.ts';
import { type FoundPlace, findKnown, findPlace } from './find-place.ts';
import { judgeOf } from './judge-region.ts';
import { lookUp } from './look-up.ts';
import { huddlesOf, withoutDoubles } from './read-huddles.ts';

export interface FoundHuddles {
  readonly huddles: readonly HuddleCard[];
  readonly cards: readonly AnswerCard[];
  /** All that fit as well as the first, also those that are not shown. */
  readonly fitting: readonly HuddleCard[];
  /** What of the question the first of them does not fit. */
  readonly missed: readonly Condition[];
  /** Whether they say of themselves what is asked in words; undefined where no words are. */
  readonly says?: 'ALL' | 'SOME' | 'NONE' | undefined;
  readonly place?: FoundPlace | undefined;
}

const NONE = { huddles: [], cards: [], fitting: [], missed: [] };

const POOL = 60;
const HITS = 24;

/** Huddles to come that fit a wish best; when none fits all of it, those that miss least. */
export async function findHuddles(asker: Asker, wish: Wish): Promise<FoundHuddles> {
  const { place, named } = await whereOf(asker, wish);
  const text = [wish.text, place?.leftOver].filter(Boolean).join(' ');
  const likeness = await likenessOf(asker, text, wish.meaning);
  const pool = await poolOf(asker, wish, place, [...likeness.keys(), ...(named ?? [])]);
  const region = place?.region && (await judgeOf(asker, place.region, pool));
  const onlyWords = text !== '' && !named && saysNothingElse(wish, place);
  const judged = judge(pool, { ...wish, place: place?.place, region, named }, likeness).filter(
    ({ like }) => !onlyWords || like > 0,
  );
  const [best] = judged;
  if (!best) return { ...NONE, place };
  const mayBeUnsaid = best.missed.length === 0 || (wish.where?.kind === 'NAMED' && !place?.phrase);
  const saying = text !== '' && mayBeUnsaid ? await sayingOf(asker, text) : undefined;
  // Beside what fits, nothing that does not; and beside what lies in a country, nothing from outside.
  const inside = place?.region !== undefined && !best.missed.includes('WHERE');
  const fitting = judged
    .filter(({ missed }) => missed.length <= best.missed.length && !(inside && missed.includes('WHERE')))
    .map(({ huddle }) => huddle);
  return { ...shownOf(asker, { fitting, missed: best.missed, saying, place }), missed: best.missed, place };
}

interface Fitting {
  readonly fitting: readonly HuddleCard[];
  readonly missed: readonly Condition[];
  readonly saying: Saying | undefined;
  readonly place: FoundPlace | undefined;
}

/** What is asked in words, such as 'with children', holds for those alone that say it, where some say all of it. */
function shownOf(asker: Asker, { fitting, missed, saying, place }: Fitting) {
  const told = fitting.filter(({ id }) => saying?.ids.has(id));
  const says = saying && (told.length === 0 ? ('NONE' as const) : saying.says);
  const huddles = (missed.length === 0 && says === 'ALL' ? told : fitting).slice(0, MAX_CARDS);
  const cards = huddles.map((huddle) => huddleCard(asker, huddle, whyHuddle(asker, huddle, place?.place)));
  return { huddles, cards, fitting, says };
}

/** What each misses of the question and how like its words are, the nearest to what was asked first. */
function judge(pool: readonly HuddleCard[], wanted: Conditions, likeness: ReadonlyMap<string, number>) {
  return pool
    .map((huddle) => ({ huddle, missed: missedBy(huddle, wanted), like: likeness.get(huddle.id) ?? 0 }))
    .map((one) => ({ ...one, far: distanceFrom(one.missed, one.like) }))
    .sort((one, other) => one.far - other.far || startOf(one.huddle) - startOf(other.huddle));
}

/** The place that is meant, and those whose own words name it; words that name nothing are only words. */
async function whereOf(asker: Asker, wish: Wish): Promise<{ place?: FoundPlace; named?: Set<string> }> {
  const isAside = wish.where?.kind === 'NAMED' && wish.where.aside;
  const place = await (isAside ? findKnown : findPlace)(asker, wish.where);
  if (!place?.phrase) return { ...(place && { place }) };
  const named = await namedLike(asker, place.phrase);
  if (place.place || place.region || named.size > 0) return { place, named };
  return { place: { phrase: '', leftOver: `${place.phrase} ${place.leftOver}`.trim() } };
}

/** No day, kind, place or condition: only words decide. */
function saysNothingElse(
  { span, activities, filters, bounds }: Wish,
  place: FoundPlace | undefined,
): boolean {
  return (
    !span &&
    !activities &&
    !place?.place &&
    !place?.region &&
    Object.keys({ ...filters, ...bounds }).length === 0
  );
}

function startOf(huddle: HuddleCard): number {
  return Date.parse(huddle.startDateTime);
}

/** What is less alike than this is only somewhat alike, though nothing is more. */
const CLEARLY_ALIKE = 0.6;

async function likenessOf(
  asker: Asker,
  text: string,
  meaning: string | undefined,
): Promise<Map<string, number>> {
  if (text === '') return new Map();
  const hits = await lookUp(asker, text, ['HUDDLE'], HITS, meaning);
  const best = Math.max(...hits.map(({ score }) => score), CLEARLY_ALIKE);
  return new Map(hits.map(({ card, score }) => [card.id, score / best]));
}

/** Those whose own words hold these: a mountain, a valley, a country are no towns of the map. */
async function namedLike(asker: Asker, phrase: string): Promise<Set<string>> {
  const found = await discoverHuddles(asker.platform.database.db, {
    personId: asker.personId,
    now: asker.now,
    limit: POOL,
    q: phrase,
    sort: 'DATE',
  });
  return new Set(found.map(({ id }) => id));
}

const MAX_WORDS = 4;
const MIN_STEM = 3;
/** 'Swimming' is said by who writes 'swim'. */
const stemOf = (word: string) => {
  const stem = word.replace(/(?:(.)\1ing|ing|ed|es|s)$/, '$1');
  return stem.length < MIN_STEM ? word : stem;
};

interface Saying {
  readonly ids: ReadonlySet<string>;
  readonly says: 'ALL' | 'SOME';
}

/** Those whose own words hold all of these, else most of them. */
async function sayingOf(asker: Asker, text: string): Promise<Saying> {
  const stems = text.split(' ').slice(0, MAX_WORDS).map(stemOf);
  const all = await namedLike(asker, stems.join(' '));
  if (all.size > 0 || stems.length === 1) return { ids: all, says: 'ALL' };
  const each = await Promise.all(stems.map((stem) => namedLike(asker, stem)));
  const counts = new Map<string, number>();
  for (const ids of each) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const ids = [...counts].flatMap(([id, count]) => (count === most ? [id] : []));
  return { ids: new Set(ids), says: 'SOME' };
}

/** Those that may fit: those of these ids, and what is found for each part of the wish. */
async function poolOf(
  asker: Asker,
  wish: Wish,
  place: FoundPlace | undefined,
  ids: readonly string[],
): Promise<HuddleCard[]> {
  const { db } = asker.platform.database;
  const base = { personId: asker.personId, now: asker.now, limit: Math.round(POOL / 2) };
  const alike = ids.map((id) => ({ id }));
  const [known, ...found] = await Promise.all([
    huddlesOf(asker, alike),
    ...queriesOf(wish, place).map((one) => discoverHuddles(db, { ...base, ...one })),
  ]);
  return withoutDoubles([...known, ...found.flat()]);
}

function queriesOf(wish: Wish, place: FoundPlace | undefined): DiscoverFilters[] {
  const near = place?.place ?? place?.around;
  const dated = wish.span ? { from: wish.span.from, to: wish.span.to } : {};
  const placed = near ? { near, withinKm: place?.around?.withinKm ?? NEAR_KM } : {};
  // Around a place those of any of the kinds are looked for together; by date each kind has an index of its own.
  const together: DiscoverFilters = { activities: wish.activities, sort: 'DATE' };
  const each: DiscoverFilters[] = near
    ? [together]
    : (wish.activities ?? [undefined]).map((activity) => ({ activity, sort: 'DATE' }));
  const strict = conditionsOf(wish);
  return [
    ...each.map((one) => ({ ...one, ...dated, ...placed })),
    // Among the soonest there may be none that meets the conditions.
    ...(strict ? each.map((one) => ({ ...one, ...dated, ...placed, ...strict })) : []),
    // Without one of the two, for when nothing fits both.
    ...(near ? [{ ...together, near, sort: 'NEAR' as const }] : []),
    ...(wish.span ? each.map((one) => ({ ...one, ...placed })) : []),
  ];
}

/** What of the conditions the search itself knows; undefined where it knows none of them. */
function conditionsOf({ filters }: Wish): Partial<DiscoverFilters> | undefined {
  const { difficulty, orEasier, free, paid, ride, dogs, stepFree, room } = filters;
  const known = {
    ...(difficulty && !orEasier && { difficulty }),
    ...(free && { payment: 'FREE' as const }),
    ...(paid && { payment: 'PAID' as const }),
    ...(ride && { carpooling: true as const }),
    ...(dogs && { dogsAllowed: true as const }),
    ...(stepFree && { stepFree: true as const }),
    ...(room && { hasRoom: true }),
  };
  return Object.keys(known).length > 0 ? known : undefined;
}
