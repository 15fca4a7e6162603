import { foundOffers } from '#areas/carpool/server/public.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { ActCard, AnswerCard, RideWays } from '../../rules/card.ts';
import { actOn } from './act-cards.ts';
import type { Asker } from './asker.ts';

/** A car with free seats, and the ways for which one can ask. */
export interface RideCard {
  readonly card: AnswerCard;
  readonly legs: RideWays;
}

interface RidesQuery {
  readonly around?: { readonly lat: number; readonly lng: number } | undefined;
  readonly huddleId?: string;
  readonly limit: number;
}

/** Cars that the asker sees and has no part in yet, the soonest first. */
export async function findRides(
  { platform, personId, now, voice }: Asker,
  { around, huddleId, limit }: RidesQuery,
): Promise<RideCard[]> {
  const wish = { around, huddleId: huddleId as HuddleId | undefined, now, limit };
  const offers = await foundOffers(platform.database.db, personId, wish);
  return offers.map(({ legs, freeSeats, ...offer }) => ({
    legs,
    card: { ...offer, kind: 'CARPOOL', why: voice.offersSeats(freeSeats) },
  }));
}

/** The request as a card: so many people, all ways that the car still goes. */
export function rideAct({ card, legs }: RideCard, party: number): ActCard {
  return { ...actOn('RIDE', card), ride: { driver: card.line, legs: [...legs], party } };
}
