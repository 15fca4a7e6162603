import { type FoundOffer, foundOffers } from '#areas/carpool/server/public.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { ActCard, AnswerCard, RideWays } from '../../rules/card.ts';
import { actOn } from './act-cards.ts';
import type { Asker } from './asker.ts';

/** A car with free seats, and the ways for which one can ask. */
export interface RideCard extends Pick<FoundOffer, 'huddleId' | 'from' | 'to' | 'departsAt' | 'returnsAt'> {
  readonly card: AnswerCard;
  readonly legs: RideWays;
}

interface RidesQuery {
  readonly around?:
    | { readonly lat: number; readonly lng: number; readonly withinKm?: number | undefined }
    | undefined;
  readonly huddleId?: string;
  readonly between?: { readonly from: Date; readonly to: Date } | undefined;
  readonly free?: boolean;
  readonly limit: number;
}

/** Cars that the asker sees and has no part in yet, the soonest first. */
export async function findRides(
  { platform, personId, now, voice }: Asker,
  { around, huddleId, ...query }: RidesQuery,
): Promise<RideCard[]> {
  const wish = { ...query, around, huddleId: huddleId ? asObjectId(huddleId) : undefined, now };
  const offers = await foundOffers(platform.database.db, personId, wish);
  return offers.map(
    ({ legs, huddleId: leadsTo, from, to, departsAt, returnsAt, freeSeats, cost, ...found }) => ({
      legs,
      huddleId: leadsTo,
      from,
      to,
      departsAt,
      returnsAt,
      card: { ...found, kind: 'CARPOOL', why: voice.driving.seats(freeSeats, cost) },
    }),
  );
}

/** The request as a card: so many people, and those of the wanted ways that the car goes; undefined where it goes none. */
export function rideAct(
  { card, legs }: RideCard,
  party: number,
  wanted: RideWays = legs,
): ActCard | undefined {
  const asked = legs.filter((leg) => wanted.includes(leg));
  if (asked.length === 0) return undefined;
  return { ...actOn('RIDE', card), ride: { driver: card.line, legs: asked, party } };
}
