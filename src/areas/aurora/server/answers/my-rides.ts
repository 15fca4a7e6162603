import { listCarpoolRows, type MyRide } from '#areas/carpool/server/public.ts';
import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import { visiblePersonSummaries } from '#areas/person/server/public.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import type { Reply } from '../../rules/answer.ts';
import { MAX_CARDS } from '../../rules/card.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { asksOfMyCar, asksOfMySeats } from '../../rules/my-car.ts';
import type { Asker } from '../tools/asker.ts';
import { personCard } from '../tools/cards.ts';
import { cardsOf } from '../tools/look-up.ts';
import { namedHuddle } from '../tools/meant-huddle.ts';
import { answerRidesTo, huddleOfRide } from './about-rides.ts';
import { answerMySeats, myCars, withoutCar } from './my-seats.ts';

/** Which seats are left in my car, who asks and rides in it, the ride to the outing that is named, or all my rides. */
export async function myRides(asker: Asker, plan: Plan): Promise<Reply> {
  const huddle = (await huddleOfRide(asker, plan)) ?? (await namedHuddle(asker, plan));
  if (asksOfMySeats(plan.asked)) return answerMySeats(asker, plan, huddle);
  const car = asksOfMyCar(plan.asked);
  const riders = car && (await inMyCar(asker, huddle));
  if (riders) return riders;
  if (car === 'MINE') return withoutCar(asker, huddle);
  return huddle ? answerRidesTo(asker, plan, huddle, true) : listMine(asker);
}

async function listMine(asker: Asker): Promise<Reply> {
  const { platform, personId, now, voice } = asker;
  const only = { near: undefined, withinKm: undefined, after: undefined };
  const mine = { personId, show: 'MINE' as const, limit: MAX_CARDS, now, ...only };
  const rows = await listCarpoolRows(platform.database.db, mine);
  const cards = await cardsOf(
    asker,
    rows.map(({ id }) => ({ kind: 'CARPOOL', id })),
  );
  return { text: voice.myRides(rows.length), cards };
}

/** Undefined where none of my cars is still to leave, or none to that outing. */
async function inMyCar(asker: Asker, huddle: HuddleCard | undefined): Promise<Reply | undefined> {
  const cars = await myCars(asker, huddle);
  if (cars.length === 0) return undefined;
  const told = await Promise.all(cars.map((car) => ofCar(asker, car)));
  return { text: told.map(({ text }) => text).join('\n'), cards: told.flatMap(({ cards }) => cards) };
}

/** Who asks for a seat in one car of mine and who rides in it, with cards of all that is named. */
async function ofCar(asker: Asker, { id, huddle, riders }: MyRide) {
  const { platform, personId, voice } = asker;
  const things = [
    ...(huddle ? [{ kind: 'HUDDLE' as const, id: huddle.id }] : []),
    { kind: 'CARPOOL' as const, id },
  ];
  const cards = await cardsOf(asker, things);
  const name = cards[0]?.title ?? '…';
  const ids = riders.map(({ person }) => asObjectId(person.id));
  const seen = await visiblePersonSummaries(platform.database.db, personId, ids);
  const of = (wanted: string) =>
    riders
      .filter(({ person, state }) => state === wanted && seen.has(asObjectId(person.id)))
      .map(({ person }) => person);
  const [asking, riding] = [of('ASKED'), of('ACCEPTED')];
  const rideWithMe = riding.length > 0 ? [voice.mine.rideWithMe(riding.map(nameOf))] : [];
  return {
    text: [voice.mine.askedForSeat(name, asking.map(nameOf)), ...rideWithMe].join(' '),
    cards: [
      ...cards,
      ...asking.map((face) => personCard(face, voice.mine.asksMe(name))),
      ...riding.map((face) => personCard(face, voice.mine.ridesWithMe(name))),
    ],
  };
}

const nameOf = ({ displayName }: PersonSummary) => displayName;
