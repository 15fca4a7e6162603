import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import type { Reply } from '../../rules/answer.ts';
import type { RideWays } from '../../rules/card.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { asksOfMySeats } from '../../rules/my-car.ts';
import { onlyNamed } from '../../rules/names/name-fit.ts';
import { referenceIn } from '../../rules/recognise/reference.ts';
import { wayAsked } from '../../rules/ride-words.ts';
import { asksWhoNeedsRide } from '../../rules/who-needs.ts';
import { askHost } from '../tools/act-cards.ts';
import type { Asker } from '../tools/asker.ts';
import { findKnown } from '../tools/find-place.ts';
import { findRides, type RideCard } from '../tools/find-rides.ts';
import { lookUpName } from '../tools/look-up.ts';
import { described, meantHuddle, namedHuddle, within } from '../tools/meant-huddle.ts';
import { nearPlace } from '../tools/near-place.ts';
import { huddlesOf } from '../tools/read-huddles.ts';
import { seatTo } from '../tools/seat-to.ts';
import { answerMySeats } from './my-seats.ts';
import { aboutOne } from './one-huddle.ts';
import { answerOpenRides, answerShownRides } from './open-rides.ts';
import { answerNeeds, answerOpenNeeds } from './ride-needs.ts';
import { MAX_CARS, MAX_READ, offered, requests, START_KM } from './ride-offers.ts';

export const OFFER_PATH = '/huddle/carpool/create';

/** Rides that people offer, each with a card to ask for a seat; who looks for one; or what is left in my own car. */
export async function answerRides(asker: Asker, plan: Plan): Promise<Reply> {
  const needs = asksWhoNeedsRide(plan.asked);
  const shown = needs ? undefined : await answerShownRides(asker, plan);
  if (shown) return shown;
  const huddle = await huddleOfRide(asker, plan);
  if (asksOfMySeats(plan.asked)) return answerMySeats(asker, plan, huddle);
  if (!huddle) return needs ? answerOpenNeeds(asker, plan) : answerOpenRides(asker, plan);
  return needs ? answerNeeds(asker, huddle) : answerRidesTo(asker, plan, huddle, false);
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
  if (!huddle.carpooling) return noRidesAt(asker, plan, huddle);
  const seat = await seatTo(asker, huddle);
  const { cars, says } = await carsTo(asker, plan, huddle);
  if (seat.settled.length > 0) return besideSeat(asker, plan, huddle, seat, cars);
  const { voice } = asker;
  const told = ofMine || seat.told.length > 0 ? [voice.mine.noSeat(huddle.name), ...seat.told] : [];
  if (cars.length > 0) {
    const reply = offered(asker, plan, cars, [...told, ...says], huddle);
    return { ...reply, cards: [...cars.map(({ card }) => card), ...seat.cards] };
  }
  const about = aboutOne(asker, huddle);
  const none = seat.told.length > 0 ? [] : [voice.noRidesOf(huddle.name)];
  return { ...about, text: [...told, ...none].join(' '), cards: [...about.cards, ...seat.cards] };
}

/** Carpooling is off there: only the hosts know how people come. */
function noRidesAt(asker: Asker, { asked }: Plan, huddle: HuddleCard): Reply {
  const about = aboutOne(asker, huddle);
  const acts = huddle.hosting ? [] : about.cards.map((card) => askHost(card, asked));
  return { ...about, text: asker.voice.driving.off(huddle.name, huddle.hosting), acts };
}

/** Cars to an outing that go the way that is asked for, those first that start where the asker does. */
async function carsTo(asker: Asker, { asked, wish }: Plan, { id, name }: HuddleCard) {
  const { voice } = asker;
  const all = await findRides(asker, { huddleId: id, limit: MAX_READ });
  const way = wayAsked(asked);
  const going = way ? all.filter(({ legs }) => legs.includes(way)) : all;
  const says = way && going.length === 0 ? voice.driving.noneThatWay(name, way) : voice.ridesOf(name);
  const cars = going.length > 0 ? going : all;
  const start = await findKnown(asker, wish.ends?.from);
  if (!start) return { cars: cars.slice(0, MAX_CARS), says: [says] };
  const spotsOf = (car: RideCard) => [car.from];
  const { near, others } = await nearPlace(asker, start, cars, { spotsOf, withinKm: START_KM });
  const elsewhere = near.length === 0 && start.said ? [voice.driving.noneFrom(start.said)] : [];
  return { cars: [...near, ...others].slice(0, MAX_CARS), says: [says, ...elsewhere] };
}

const WAYS: RideWays = ['OUT', 'BACK'];

/** The seat that the asker has, who else drives there, and a request for the ways that are still open. */
function besideSeat(
  asker: Asker,
  plan: Plan,
  huddle: HuddleCard,
  { settled, told, cards }: Awaited<ReturnType<typeof seatTo>>,
  cars: readonly RideCard[],
): Reply {
  const { voice } = asker;
  const about = aboutOne(asker, huddle);
  const open = WAYS.filter((leg) => !settled.includes(leg));
  const acts = requests(plan, cars, open);
  const others = cars.map(({ card }) => card);
  const also = cars.length > 0 ? [voice.mine.othersDrive(others.map(({ line }) => line))] : [];
  const text = [...told, ...also, ...(acts.length > 0 ? [voice.nothingBefore] : [])].join(' ');
  return { ...about, text, cards: [...about.cards, ...cards, ...others], acts };
}

/** The drivers who were shown. */
const THEM = /\b(?:them|him|her|he|she|they|ihn|ihm|ihnen|sie|er)\b/i;
const NEXT = /\b(?:my |the )?next (?:hike|outing|huddle|walk|tour|trip|one)\b|n(?:ä|ae?)chste/i;

/** A month is no day on which the asker's own outing is meant. */
const FEW_DAYS_MS = 4 * 86_400_000;

/** The huddle that the ride leads to: one that is named, the one that was spoken of, or the asker's next. */
export async function huddleOfRide(asker: Asker, plan: Plan): Promise<HuddleCard | undefined> {
  const { span } = plan.wish;
  const isPointed =
    referenceIn(plan.asked) !== undefined || THEM.test(plan.asked) || asksForSeatShown(asker, plan);
  const isSpokenOf = isPointed && asker.topic.huddle !== undefined;
  const isLong = span !== undefined && span.to.getTime() - span.from.getTime() > FEW_DAYS_MS;
  const isNamed = plan.naming.strange.length > 0 && !isLong;
  if (!isSpokenOf && !isNamed && !NEXT.test(plan.asked)) return namedOrDescribed(asker, plan);
  const meant = await meantHuddle(asker, plan);
  return meant.what === 'ONE' ? meant.huddle : standingAt(asker, plan);
}

/** 'Cool, ask for a seat for me', right after the seats to an outing were shown. */
function asksForSeatShown({ topic }: Asker, { naming, wish }: Plan): boolean {
  const wereShown = topic.kind === 'find-rides' || topic.kind === 'ask-ride';
  return wereShown && naming.strange.length === 0 && !wish.ends && !wish.span && wish.where?.kind !== 'NAMED';
}

async function namedOrDescribed(asker: Asker, plan: Plan): Promise<HuddleCard | undefined> {
  const named = (await namedHuddle(asker, plan)) ?? (await standingAt(asker, plan));
  if (named || plan.naming.ordinary.length < 2) return named;
  const meant = await described(asker, plan);
  return meant.what === 'ONE' ? within(plan, [meant.huddle])[0] : undefined;
}

const HITS = 8;

/** 'Up to the Gurnigel': the only one there, whatever it is called. */
async function standingAt(asker: Asker, plan: Plan): Promise<HuddleCard | undefined> {
  const { naming } = plan;
  if (naming.strange.length === 0) return undefined;
  const hits = await lookUpName(asker, naming.strange.join(' '), 'HUDDLE', HITS, true);
  const there = ({ name, venueName }: HuddleCard) => `${name} ${venueName ?? ''}`;
  return onlyNamed(naming, within(plan, await huddlesOf(asker, hits)), there)[0];
}

/** Where seats are entered: for the outing that is meant, with that outing filled in. */
export async function answerOfferRide(asker: Asker, plan: Plan): Promise<Reply> {
  const huddle = await huddleOfRide(asker, plan);
  if (!huddle) return { text: asker.voice.offerRide(undefined, OFFER_PATH) };
  if (!huddle.carpooling) return noRidesAt(asker, plan, huddle);
  const path = `${OFFER_PATH}?huddleId=${huddle.id}`;
  return { ...aboutOne(asker, huddle), text: asker.voice.offerRide(huddle.name, path) };
}
