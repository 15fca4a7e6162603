import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import type { Reply } from '../../rules/answer.ts';
import type { RideWays } from '../../rules/card.ts';
import { isOnDays, NEAR_KM } from '../../rules/fit.ts';
import type { Plan, Wish } from '../../rules/meaning/plan.ts';
import { bare } from '../../rules/recognise/tokens.ts';
import { wantsItFree, wayAsked } from '../../rules/ride-words.ts';
import type { Asker } from '../tools/asker.ts';
import { findHuddles } from '../tools/find-huddles.ts';
import { type FoundPlace, findKnown, findPlace } from '../tools/find-place.ts';
import { findRides, type RideCard } from '../tools/find-rides.ts';
import { nearPlace } from '../tools/near-place.ts';
import { huddlesOf } from '../tools/read-huddles.ts';
import { topicOf } from '../tools/topics.ts';
import { MAX_CARS, MAX_READ, offered, START_KM } from './ride-offers.ts';

/** What a ride is to be like, where no outing is meant to which it leads. */
interface Wanted extends Pick<Wish, 'span' | 'filters'> {
  readonly from: FoundPlace | undefined;
  readonly to: FoundPlace | undefined;
  readonly free: boolean;
  readonly way: RideWays[number] | undefined;
}

/** Rides to any outing that fit all that the question sets, else outings whose people share cars. */
export async function answerOpenRides(asker: Asker, plan: Plan): Promise<Reply> {
  const wanted = await wantedOf(asker, plan);
  const cars = await toSuchOutings(asker, plan.wish, await carsFor(asker, wanted));
  const { voice } = asker;
  if (cars.length > 0) {
    const shown = cars.slice(0, MAX_CARS);
    const told = [voice.ridesOffered, ...(cars.length > shown.length ? [voice.driving.more] : [])];
    return offered(asker, plan, shown, told, await onlyOuting(asker, shown));
  }
  return hasConditions(wanted) ? noneFits(asker, plan, wanted) : answerSharing(asker, plan.wish);
}

/** 'How many seats are left in those': the rides that were shown; undefined where none were, or others are meant. */
export async function answerShownRides(asker: Asker, plan: Plan): Promise<Reply | undefined> {
  const { topic, voice } = asker;
  const { naming, wish, asked } = plan;
  const isOther = naming.strange.length > 0 || wish.span || wish.ends;
  if (!topic.rides?.length || isOther || !THOSE.test(bare(asked))) return undefined;
  const all = await findRides(asker, { limit: MAX_READ });
  const cars = all.filter(({ card }) => topic.rides?.includes(card.id));
  return cars.length > 0 ? offered(asker, plan, cars, [voice.ridesOffered], undefined) : undefined;
}

const THOSE =
  /\b(?:those|these|them|they|both|him|her|he|she|davon|denen|diesen|beiden|ihnen|ihn|ihm|sie|er)\b/;

async function wantedOf(asker: Asker, plan: Plan): Promise<Wanted> {
  const { asked, wish } = plan;
  const { span, filters, ends, where } = wish;
  const around = ends?.from ? undefined : await findKnown(asker, where);
  return {
    ...(span && { span }),
    filters,
    from: await findPlace(asker, ends?.from),
    to: around ?? (await goalOf(asker, plan)),
    free: wantsItFree(asked),
    way: wayAsked(asked),
  };
}

/** A place that is not on the map counts where its name is no ordinary word. */
async function goalOf(asker: Asker, { wish, naming }: Plan): Promise<FoundPlace | undefined> {
  const found = await findPlace(asker, wish.ends?.to);
  const isKnown = found?.place || found?.region;
  const [first = ''] = (found?.phrase ?? '').split(' ');
  return isKnown || naming.strange.includes(first) ? found : undefined;
}

async function carsFor(asker: Asker, wanted: Wanted): Promise<readonly RideCard[]> {
  const { from, to, span, free, way } = wanted;
  const around = from ? circleOf(from, START_KM) : to && circleOf(to, NEAR_KM);
  const all = await findRides(asker, { around, between: span, free, limit: MAX_READ });
  const then = all.filter(({ card, legs }) => {
    const start = { startDateTime: card.when ?? '', timeZone: card.timeZone ?? 'UTC' };
    return (!way || legs.includes(way)) && isOnDays(start, wanted);
  });
  const starting = from
    ? await nearPlace(asker, from, then, { spotsOf: (car) => [car.from], withinKm: START_KM })
    : { near: then };
  if (!to) return starting.near;
  const spotsOf = (car: RideCard) => (from ? [car.to] : [car.from, car.to]);
  return (await nearPlace(asker, to, starting.near, { spotsOf, withinKm: NEAR_KM })).near;
}

/** 'To the gravel thing': those that lead to one of that kind, where some do. A hike may be any outing. */
async function toSuchOutings(asker: Asker, { activities, kind }: Wish, cars: readonly RideCard[]) {
  if (!activities || kind === 'HIKE' || kind === 'WALK') return cars;
  const ids = cars.flatMap(({ huddleId }) => huddleId ?? []);
  const huddles = await huddlesOf(
    asker,
    ids.map((id) => ({ id })),
  );
  const such = new Set(huddles.flatMap(({ id, activity }) => (activities.includes(activity) ? [id] : [])));
  const fitting = cars.filter(({ huddleId }) => huddleId && such.has(huddleId));
  return fitting.length > 0 ? fitting : cars;
}

function circleOf({ place, around }: FoundPlace, withinKm: number) {
  return place ? { lat: place.lat, lng: place.lng, withinKm } : around;
}

/** The outing to which all of these lead, where it is one. */
async function onlyOuting(asker: Asker, cars: readonly RideCard[]): Promise<HuddleCard | undefined> {
  const ids = new Set(cars.map(({ huddleId }) => huddleId));
  const [id] = ids;
  const [huddle] = id && ids.size === 1 ? await huddlesOf(asker, [{ id }]) : [];
  return huddle;
}

function hasConditions({ from, span, filters, free, way }: Wanted): boolean {
  const isOnSomeDay = span || filters.weekend || filters.weekday || filters.day !== undefined;
  return Boolean(from || isOnSomeDay || free || way);
}

/** That no ride does, and outings on those days whose people share cars. */
async function noneFits(asker: Asker, { wish }: Plan, wanted: Wanted): Promise<Reply> {
  const { from, to, span, filters, free, way } = wanted;
  const { voice } = asker;
  const said = { from: from?.said, to: to?.said, span: span?.said, filters, free, way };
  const text = voice.driving.noneFits(said);
  if (from || free || way) return { text };
  const found = await findSharing(asker, wish);
  if (found.cards.length === 0 || found.missed.length > 0) return { text };
  const topic = topicOf(found.huddles, found.place?.place);
  return { text: `${text} ${voice.ridesAtHuddles}`, cards: found.cards, topic };
}

/** Outings whose people share cars, where no car is offered yet. */
async function answerSharing(asker: Asker, wish: Wish): Promise<Reply> {
  const found = await findSharing(asker, wish);
  const { voice } = asker;
  if (found.cards.length === 0) return { text: voice.noRides };
  const text = found.missed.length > 0 ? voice.ridesClosest : voice.ridesAtHuddles;
  return { text, cards: found.cards, topic: topicOf(found.huddles, found.place?.place) };
}

function findSharing(asker: Asker, wish: Wish) {
  return findHuddles(asker, { ...wish, filters: { ...wish.filters, ride: true } });
}
