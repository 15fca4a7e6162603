import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import type { Reply } from '../../rules/answer.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { referenceIn } from '../../rules/recognise/reference.ts';
import type { Asker } from '../tools/asker.ts';
import { findHuddles } from '../tools/find-huddles.ts';
import { findPlace } from '../tools/find-place.ts';
import { findRides, type RideCard, rideAct } from '../tools/find-rides.ts';
import { meantHuddle } from '../tools/meant-huddle.ts';
import { topicOf } from '../tools/topics.ts';
import { aboutOne } from './one-huddle.ts';

const MAX_CARS = 3;

/** Rides that people offer, each with a card to ask for a seat, and outings whose people share cars. */
export async function answerRides(asker: Asker, plan: Plan): Promise<Reply> {
  const huddle = await namedHuddle(asker, plan);
  if (huddle) {
    const cars = await findRides(asker, { huddleId: huddle.id, limit: MAX_CARS });
    if (cars.length > 0) return offered(asker, plan, cars, asker.voice.ridesOf(huddle.name), huddle);
    return { ...aboutOne(asker, huddle), text: asker.voice.noRidesOf(huddle.name) };
  }
  const around = (await findPlace(asker, plan.wish.where))?.place;
  const cars = await findRides(asker, { around, limit: MAX_CARS });
  if (cars.length > 0) return offered(asker, plan, cars, asker.voice.ridesOffered);
  return answerSharing(asker, plan);
}

const NEXT = /\b(?:my |the )?next (?:hike|outing|huddle|walk|tour|trip|one)\b|n(?:ä|ae?)chste/i;

/** The huddle that the ride leads to: one that is named, the one that was spoken of, or the asker's next. */
async function namedHuddle(asker: Asker, plan: Plan): Promise<HuddleCard | undefined> {
  const isSpokenOf = referenceIn(plan.asked) !== undefined && asker.topic.huddle !== undefined;
  const isNext = NEXT.test(plan.asked);
  if (!isSpokenOf && !isNext && plan.naming.strange.length === 0) return undefined;
  const meant = await meantHuddle(asker, plan);
  return meant.what === 'ONE' ? meant.huddle : undefined;
}

function offered(
  asker: Asker,
  { wish }: Plan,
  cars: readonly RideCard[],
  text: string,
  huddle?: HuddleCard,
): Reply {
  const party = Math.max(1, wish.filters.room ?? 1);
  return {
    text: `${text} ${asker.voice.nothingBefore}`,
    cards: cars.map(({ card }) => card),
    acts: cars.map((car) => rideAct(car, party)),
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
