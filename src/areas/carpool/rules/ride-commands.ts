import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CarpoolId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Car } from './car.ts';
import type { CarpoolEvent } from './events.ts';
import { type CarpoolState, decideOpen, decideWays } from './plan.ts';
import type { OpenState, RideDetails, RideWish } from './ride.ts';
import type { Leg, TripTimes } from './trip.ts';

/** What riders do about their own ride. */
type RiderCommand =
  | {
      readonly type: 'ask';
      readonly riderId: PersonId;
      readonly wish: RideWish;
      readonly details: RideDetails;
    }
  | { readonly type: 'acceptOffer' | 'declineOffer'; readonly riderId: PersonId }
  /** `silent`: nobody is told why a seat became free. */
  | { readonly type: 'leave'; readonly riderId: PersonId; readonly silent?: boolean };

/** What drivers do about the rides of others. */
type DriverCommand =
  | {
      readonly type: 'offer';
      readonly actor: PersonId;
      readonly riderId: PersonId;
      readonly wish: RideWish;
      readonly details: RideDetails;
    }
  | {
      readonly type: 'acceptRequest' | 'declineRequest' | 'remove';
      readonly actor: PersonId;
      readonly riderId: PersonId;
    };

/** A ride that ended because its rider had to leave a community is theirs again; who may do that was decided there. */
interface GiveBackCommand {
  readonly type: 'giveBack';
  readonly riderId: PersonId;
  readonly was: OpenState;
}

/** Everything that changes who rides, as data. */
export type RideCommand = RiderCommand | DriverCommand | GiveBackCommand;

interface AboutCarpool {
  readonly carpoolId: CarpoolId;
  readonly ownerId: PersonId;
  readonly huddleId: HuddleId | null;
}

/** What a command is decided on. */
export interface RidesState {
  readonly about: AboutCarpool;
  readonly carpool: CarpoolState;
  readonly times: TripTimes;
  /** Those of the riders a command names who neither block the driver nor are blocked. */
  readonly approachable: ReadonlySet<PersonId>;
  readonly car: Car;
  readonly now: Date;
}

interface Decided {
  readonly state: RidesState;
  readonly events: readonly CarpoolEvent[];
}

/** The only place that knows what each command does: the state after it and what happened, or why not. */
export function decideRide(before: RidesState, command: RideCommand): Refusal | Decided {
  if ('actor' in command && command.actor !== before.about.ownerId)
    return refuse('CARPOOL_NOT_YOURS', {}, 'forbidden');
  // Giving a seat up is possible also across a block; nothing else is.
  if (!opensSeats(command) && !before.approachable.has(command.riderId)) return missing();
  const state = { ...before, car: before.car.copy() };
  const event = carryOut(state, command);
  if (isRefusal(event)) return event;
  return { state, events: opensSeats(command) ? [event, ...fillSeats(state)] : [event] };
}

/** Whether a command may make a seat free. */
export function opensSeats({ type }: RideCommand): boolean {
  return type === 'leave' || type === 'remove';
}

/** Gives seats that became free to anyone who waits for one. */
export function fillSeats({ about, car }: Pick<RidesState, 'about' | 'car'>): CarpoolEvent[] {
  return car.settle().map(({ riderId }) => ({ type: 'carpool.ride-moved-up', ...about, riderId }));
}

function carryOut(state: RidesState, command: RideCommand): Refusal | CarpoolEvent {
  const { about, car } = state;
  const { riderId } = command;
  switch (command.type) {
    case 'ask':
      return (
        refuseNow(state, command.wish.legs) ??
        car.ask(riderId, command.wish) ?? { type: 'carpool.ride-asked', ...about, riderId }
      );
    case 'offer':
      return (
        refuseNow(state, command.wish.legs) ??
        car.offer(riderId, command.wish) ?? { type: 'carpool.ride-offered', ...about, riderId }
      );
    case 'leave':
      return leave(state, riderId, command.silent ?? false);
    case 'giveBack':
      return giveBack(state, command);
    case 'remove':
      return car.remove(riderId) ?? { type: 'carpool.ride-removed', ...about, riderId };
    default:
      return answer(state, command.type, riderId);
  }
}

type AnswerType = 'acceptOffer' | 'declineOffer' | 'acceptRequest' | 'declineRequest';

/** A rider's answer to an offer, or a driver's to a request. */
function answer(state: RidesState, type: AnswerType, riderId: PersonId): Refusal | CarpoolEvent {
  const { about, car } = state;
  const accepts = type === 'acceptOffer' || type === 'acceptRequest';
  const byRider = type === 'acceptOffer' || type === 'declineOffer';
  const ride = car.rideOf(riderId);
  const refused =
    (accepts && ride && refuseNow(state, ride.legs)) ||
    (byRider ? car.answerOffer(riderId, accepts) : car.answerRequest(riderId, accepts));
  if (refused) return refused;
  if (!accepts) return { type: 'carpool.ride-declined', ...about, riderId, byRider };
  const waiting = car.rideOf(riderId)?.state === 'WAITING';
  return { type: 'carpool.ride-accepted', ...about, riderId, byRider, waiting };
}

function leave({ about, car }: RidesState, riderId: PersonId, silent: boolean): Refusal | CarpoolEvent {
  const held = car.rideOf(riderId)?.state === 'ACCEPTED';
  const refused = car.leave(riderId);
  if (refused) return refused;
  return silent
    ? { type: 'carpool.changed', ...about }
    : { type: 'carpool.ride-left', ...about, riderId, held };
}

function giveBack(state: RidesState, { riderId, was }: GiveBackCommand): Refusal | CarpoolEvent {
  const { about, car } = state;
  const refused = refuseNow(state, car.rideOf(riderId)?.legs ?? []) ?? car.giveBack(riderId, was);
  if (refused) return refused;
  if (was === 'ASKED') return { type: 'carpool.ride-asked', ...about, riderId };
  if (was === 'OFFERED') return { type: 'carpool.ride-offered', ...about, riderId };
  const waiting = car.rideOf(riderId)?.state === 'WAITING';
  return { type: 'carpool.ride-accepted', ...about, riderId, byRider: true, waiting };
}

/** Why nobody can be taken along any more, on these ways. */
function refuseNow({ carpool, times, now }: RidesState, legs: readonly Leg[]): Refusal | undefined {
  return decideOpen(carpool, now) ?? decideWays(legs, times, now);
}
