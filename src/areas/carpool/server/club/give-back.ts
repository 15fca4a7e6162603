import type { Removed } from '#areas/huddle/rules/events.ts';
import { findHuddle } from '#areas/huddle/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { isRefusal, missing, type Refusal } from '#platform/shared/decision.ts';
import type { CarpoolId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import { type RideReturn, rideReturnOf } from '../../rules/give-back.ts';
import type { OpenState } from '../../rules/ride.ts';
import { decideRide, type RideCommand } from '../../rules/ride-commands.ts';
import { saveRides, stateOfRides } from '../rides/change-rides.ts';
import { lockCar } from '../rides/reads.ts';
import { type EndedRide, lockEndedRides, saveRideReturn } from './ended.sql.ts';

export interface ReturnedRide {
  readonly huddleId: HuddleId;
  readonly became: RideReturn;
}

/**
 * The decision that took somebody out of a community is undone: each ride to its outings that ended with it comes back
 * as far as it can, once; called after their places in the outings, without which nobody rides there. A car that was
 * called off stays so: its riders have been told.
 */
export async function giveBackRides(tx: Tx, whose: Removed, now: Date): Promise<ReturnedRide[]> {
  const returned: ReturnedRide[] = [];
  for (const ride of await lockEndedRides(tx, whose)) {
    const became = await giveBack(tx, whose.personId, ride, now);
    await saveRideReturn(tx, whose, ride.carpoolId, became);
    returned.push({ huddleId: ride.huddleId, became });
  }
  return returned;
}

async function giveBack(
  tx: Tx,
  personId: PersonId,
  { carpoolId, huddleId, state, changedSince }: EndedRide,
  now: Date,
): Promise<RideReturn> {
  if (state === 'DRIVES') return 'CAR_OFF';
  if (changedSince) return 'KEPT';
  const huddle = await findHuddle(tx, { personId }, huddleId);
  if (huddle?.access !== 'INSIDE' && huddle?.access !== 'HOST') return 'NO_PLACE';
  return rideReturnOf(await seatAgain(tx, carpoolId, { riderId: personId, was: state }, now), state);
}

async function seatAgain(
  tx: Tx,
  carpoolId: CarpoolId,
  { riderId, was }: { readonly riderId: PersonId; readonly was: OpenState },
  now: Date,
): Promise<Refusal | { readonly waiting: boolean }> {
  const locked = await lockCar(tx, carpoolId, [riderId], false);
  if (!locked) return missing();
  const command: RideCommand = { type: 'giveBack', riderId, was };
  const decided = decideRide(stateOfRides(locked, now), command);
  if (isRefusal(decided)) return decided;
  const { state, events } = decided;
  await saveRides(tx, locked, { car: state.car, now, accepted: [command], events });
  return { waiting: state.car.rideOf(riderId)?.state === 'WAITING' };
}
