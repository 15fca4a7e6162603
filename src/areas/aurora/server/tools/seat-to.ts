import { type MyRide, ridesAheadOf } from '#areas/carpool/server/public.ts';
import { visiblePersonSummaries } from '#areas/person/server/public.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import { formatDateTime } from '#platform/shared/time.ts';
import type { AnswerCard, RideWays } from '../../rules/card.ts';
import type { Asker } from './asker.ts';
import { personCard } from './cards.ts';
import { cardsOf } from './look-up.ts';

/** What is to be said of the asker's seat or car; the cards are of whom and what that names. */
interface SeatTo {
  /** The ways for which they have one. */
  readonly settled: RideWays;
  readonly told: readonly string[];
  readonly cards: readonly AnswerCard[];
}

interface Huddle {
  readonly id: string;
  readonly name: string;
}

const MAX_READ = 20;

/** How the asker gets to a huddle and back, as far as that is settled or asked for. */
export async function seatTo(asker: Asker, huddle: Huddle): Promise<SeatTo> {
  const { platform, personId, now } = asker;
  const { db } = platform.database;
  const ahead = await ridesAheadOf(db, personId, { now, limit: MAX_READ });
  const rides = ahead.filter((ride) => ride.kind === 'OFFER' && ride.huddle?.id === huddle.id);
  const drivers = rides.map(({ owner }) => asObjectId(owner.id));
  const seen = await visiblePersonSummaries(db, personId, drivers);
  const settled = rides.filter(({ mine, ride }) => mine || ride?.state === 'ACCEPTED');
  const told = (settled.length > 0 ? settled : rides).filter(
    ({ mine, owner }) => mine || seen.has(asObjectId(owner.id)),
  );
  const cars = await cardsOf(
    asker,
    told.map(({ id }) => ({ kind: 'CARPOOL', id })),
  );
  const people = told.filter(({ mine }) => !mine).map(({ owner }) => personCard(owner, ''));
  return {
    settled: settled.flatMap((one) => waysIn(one)),
    told: told.flatMap((ride) => sentencesOf(asker, ride, huddle)),
    cards: [...cars, ...people],
  };
}

function waysIn({ mine, ways, ride }: MyRide): RideWays {
  return mine ? ways.map(({ leg }) => leg) : (ride?.legs ?? []);
}

function sentencesOf(
  { voice, now }: Asker,
  { mine, owner, ride, ...car }: MyRide,
  { name }: Huddle,
): string[] {
  const say = voice.mine;
  if (mine) return [say.driveMyself(name)];
  const driver = owner.displayName;
  const state = ride?.state;
  if (state === 'ASKED' || state === 'OFFERED' || state === 'WAITING') return [say.seatWaits[state](driver)];
  if (!ride) return [];
  const clock = { locale: voice.locale, timeZone: car.timeZone };
  const pickup = ride.pickup?.name || ride.pickup?.formattedAddress || undefined;
  return car.ways
    .filter(({ leg }) => ride.legs.includes(leg))
    .map(({ leg, at }) => {
      const seat = { driver, name, from: car.from, pickup, when: formatDateTime(new Date(at), now, clock) };
      return leg === 'OUT' ? say.takesMe(seat) : say.takesMeBack(seat);
    });
}
