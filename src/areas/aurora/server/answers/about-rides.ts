import { listOfHuddle } from '#areas/carpool/server/public.ts';
import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { Reply } from '../../rules/answer.ts';
import { MAX_CARDS } from '../../rules/card.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { referenceIn } from '../../rules/recognise/reference.ts';
import { asksWhoNeedsRide } from '../../rules/who-needs.ts';
import type { Asker } from '../tools/asker.ts';
import { findHuddles } from '../tools/find-huddles.ts';
import { findPlace } from '../tools/find-place.ts';
import { findRides, type RideCard, rideAct } from '../tools/find-rides.ts';
import { cardsOf } from '../tools/look-up.ts';
import { described, meantHuddle, namedHuddle } from '../tools/meant-huddle.ts';
import { seatTo } from '../tools/seat-to.ts';
import { topicOf } from '../tools/topics.ts';
import { aboutOne } from './one-huddle.ts';

const MAX_CARS = 3;
export const OFFER_PATH = '/huddle/carpool/create';

/** Rides that people offer, each with a card to ask for a seat, and outings whose people share cars. */
export async function answerRides(asker: Asker, plan: Plan): Promise<Reply> {
  const huddle = await huddleOfRide(asker, plan);
  if (huddle && asksWhoNeedsRide(plan.asked)) return answerNeeds(asker, huddle);
  if (huddle) return answerRidesTo(asker, plan, huddle, false);
  const around = (await findPlace(asker, plan.wish.where))?.place;
  const cars = await findRides(asker, { around, limit: MAX_CARS });
  if (cars.length > 0) return offered(asker, plan, cars, asker.voice.ridesOffered);
  return answerSharing(asker, plan);
}

/** Who looks for a seat to an outing, for somebody who has one to give. */
async function answerNeeds(asker: Asker, huddle: HuddleCard): Promise<Reply> {
  const { platform, personId, now, voice } = asker;
  const { rows } = await listOfHuddle(platform.database.db, personId, asObjectId(huddle.id), now);
  const needs = rows.filter(({ kind, owner_id }) => kind === 'NEED' && owner_id !== personId);
  const shown = needs.slice(0, MAX_CARDS).map(({ id }) => ({ kind: 'CARPOOL' as const, id }));
  const about = aboutOne(asker, huddle);
  return {
    ...about,
    text: voice.mine.needRide(huddle.name, needs.length),
    cards: [...about.cards, ...(await cardsOf(asker, shown))],
  };
}

/**
 * How the asker gets to an outing: the seat they have there, else what they have asked for and which seats are offered.
 * `ofMine` also says that they have none.
 */
export async function answerRidesTo(
  asker: Asker,
  plan: Plan,
  huddle: HuddleCard,
  ofMine: boolean,
): Promise<Reply> {
  const seat = await seatTo(asker, huddle);
  const cars = await findRides(asker, { huddleId: huddle.id, limit: MAX_CARS });
  if (seat.settled.length > 0) return besideSeat(asker, plan, huddle, seat, cars);
  const { voice } = asker;
  const told = ofMine || seat.told.length > 0 ? [voice.mine.noSeat(huddle.name), ...seat.told] : [];
  if (cars.length > 0) {
    const reply = offered(asker, plan, cars, [...told, voice.ridesOf(huddle.name)].join(' '), huddle);
    return { ...reply, cards: [...cars.map(({ card }) => card), ...seat.cards] };
  }
  const about = aboutOne(asker, huddle);
  const none = seat.told.length > 0 ? [] : [voice.noRidesOf(huddle.name)];
  return { ...about, text: [...told, ...none].join(' '), cards: [...about.cards, ...seat.cards] };
}

/** The seat that the asker has, who else drives there, and a request for the ways that are still open. */
function besideSeat(
  asker: Asker,
  { wish }: Plan,
  huddle: HuddleCard,
  { settled, told, cards }: Awaited<ReturnType<typeof seatTo>>,
  cars: readonly RideCard[],
): Reply {
  const { voice } = asker;
  const about = aboutOne(asker, huddle);
  const open = cars.filter(({ legs }) => legs.some((leg) => !settled.includes(leg)));
  const others = cars.map(({ card }) => card);
  const also = cars.length > 0 ? [voice.mine.othersDrive(others.map(({ line }) => line))] : [];
  const text = [...told, ...also, ...(open.length > 0 ? [voice.nothingBefore] : [])].join(' ');
  const acts = open.map((car) => rideAct(car, partyIn(wish)));
  return { ...about, text, cards: [...about.cards, ...cards, ...others], acts };
}

const partyIn = ({ filters }: Plan['wish']) => Math.max(1, filters.room ?? 1);

/** The drivers who were shown. */
const THEM = /\b(?:them|him|her|he|she|they|ihn|ihm|ihnen|sie|er)\b/i;
const NEXT = /\b(?:my |the )?next (?:hike|outing|huddle|walk|tour|trip|one)\b|n(?:ä|ae?)chste/i;

/** The huddle that the ride leads to: one that is named, the one that was spoken of, or the asker's next. */
export async function huddleOfRide(asker: Asker, plan: Plan): Promise<HuddleCard | undefined> {
  const isPointed = referenceIn(plan.asked) !== undefined || THEM.test(plan.asked);
  const isSpokenOf = isPointed && asker.topic.huddle !== undefined;
  const isNext = NEXT.test(plan.asked);
  if (!isSpokenOf && !isNext && plan.naming.strange.length === 0) return namedOrDescribed(asker, plan);
  const meant = await meantHuddle(asker, plan);
  return meant.what === 'ONE' ? meant.huddle : undefined;
}

async function namedOrDescribed(asker: Asker, plan: Plan): Promise<HuddleCard | undefined> {
  const named = await namedHuddle(asker, plan);
  if (named || plan.naming.ordinary.length < 2) return named;
  const meant = await described(asker, plan);
  return meant.what === 'ONE' ? meant.huddle : undefined;
}

function offered(
  asker: Asker,
  { wish }: Plan,
  cars: readonly RideCard[],
  text: string,
  huddle?: HuddleCard,
): Reply {
  return {
    text: `${text} ${asker.voice.nothingBefore}`,
    cards: cars.map(({ card }) => card),
    acts: cars.map((car) => rideAct(car, partyIn(wish))),
    topic: huddle ? topicOf([huddle]) : {},
  };
}

/** Outings whose people share cars, where no car is offered yet. */
async function answerSharing(asker: Asker, plan: Plan): Promise<Reply> {
  const wish = { ...plan.wish, filters: { ...plan.wish.filters, ride: true as const } };
  const found = await findHuddles(asker, wish);
  const { voice } = asker;
  if (found.cards.length === 0) return { text: voice.noRides };
  const text = found.missed.length > 0 ? voice.ridesClosest : voice.ridesAtHuddles;
  return { text, cards: found.cards, topic: topicOf(found.huddles, found.place?.place) };
}

/** Where seats are entered: for the outing that is meant, with that outing filled in. */
export async function answerOfferRide(asker: Asker, plan: Plan): Promise<Reply> {
  const huddle = await huddleOfRide(asker, plan);
  if (!huddle) return { text: asker.voice.offerRide(undefined, OFFER_PATH) };
  const path = `${OFFER_PATH}?huddleId=${huddle.id}`;
  return { ...aboutOne(asker, huddle), text: asker.voice.offerRide(huddle.name, path) };
}
