import { type MyRide, ridesAheadOf } from '#areas/carpool/server/public.ts';
import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import type { Reply } from '../../rules/answer.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { asksWhoNeedsRide } from '../../rules/who-needs.ts';
import type { Asker } from '../tools/asker.ts';
import { huddleCard } from '../tools/cards.ts';
import { cardsOf } from '../tools/look-up.ts';
import { huddlesOf } from '../tools/read-huddles.ts';
import { topicOf } from '../tools/topics.ts';
import { needsTo } from './ride-needs.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

const MAX_CARS = 3;
const MAX_READ = 20;

/** Cars of mine that are still to leave, to that outing where one is meant. */
export async function myCars(
  { platform, personId, now }: Asker,
  huddle: Named | undefined,
): Promise<MyRide[]> {
  const rides = await ridesAheadOf(platform.database.db, personId, { now, limit: MAX_READ });
  return rides
    .filter(({ mine, kind }) => mine && kind === 'OFFER')
    .filter((ride) => !huddle || ride.huddle?.id === huddle.id)
    .slice(0, MAX_CARS);
}

export async function withoutCar(asker: Asker, huddle: Named | undefined): Promise<Reply> {
  const cards = huddle ? await cardsOf(asker, [{ kind: 'HUDDLE', id: huddle.id }]) : [];
  return { text: asker.voice.mine.offersNoSeats(huddle?.name), cards };
}

/** How many seats are left in my cars, each way, and, where that is asked, who looks for one to where they go. */
export async function answerMySeats(asker: Asker, plan: Plan, huddle: Named | undefined): Promise<Reply> {
  const cars = await myCars(asker, huddle);
  if (cars.length === 0) return withoutCar(asker, huddle);
  const huddles = await huddlesOf(
    asker,
    cars.flatMap((car) => car.huddle ?? []),
  );
  const own = await cardsOf(
    asker,
    cars.map(({ id }) => ({ kind: 'CARPOOL', id })),
  );
  const left = cars.map((car) => asker.voice.driving.mySeats(car.huddle?.name, car.ways));
  const needs = asksWhoNeedsRide(plan.asked) ? await needsOf(asker, huddles) : { text: [], cards: [] };
  return {
    text: [...left, ...needs.text].join(' '),
    cards: [...huddles.map((one) => huddleCard(asker, one)), ...own, ...needs.cards],
    topic: topicOf(huddles),
  };
}

async function needsOf(asker: Asker, huddles: readonly HuddleCard[]) {
  const needs = await Promise.all(huddles.map((huddle) => needsTo(asker, huddle)));
  return {
    text: huddles.map(({ name }, at) => asker.voice.mine.needRide(name, needs[at]?.count ?? 0)),
    cards: needs.flatMap(({ cards }) => cards),
  };
}
