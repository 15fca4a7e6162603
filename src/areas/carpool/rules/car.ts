import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { CarpoolRefusal } from '../messages.ts';
import type { OpenState, Ride, RideState, RideWish } from './ride.ts';
import { type Leg, legs, type PerLeg } from './trip.ts';

type No = Refusal<CarpoolRefusal>;

export interface CarStart {
  /** 0 where the trip has no such way. */
  readonly seats: PerLeg;
  readonly taken: PerLeg;
  readonly lastQueueNumber: number;
  /** The rides that may change; all waiting ones too whenever a seat may become free. */
  readonly rides: readonly Ride[];
  /** Ways on which somebody rides in another car of the same huddle. */
  readonly elsewhere: ReadonlyMap<PersonId, readonly Leg[]>;
}

/**
 * The seats of one car. It never gives away more than there are on any way, and gives a seat that becomes free to
 * the first of the queue whom it fits on all their ways: so anyone who comes new and fits passes nobody over.
 */
export class Car {
  seats: PerLeg;
  taken: PerLeg;
  lastQueueNumber: number;
  private rides: Map<PersonId, Ride>;
  private readonly elsewhere: ReadonlyMap<PersonId, readonly Leg[]>;
  private changed = new Set<PersonId>();

  constructor({ seats, taken, lastQueueNumber, rides, elsewhere }: CarStart) {
    this.seats = seats;
    this.taken = taken;
    this.lastQueueNumber = lastQueueNumber;
    this.rides = new Map(rides.map((ride) => [ride.riderId, ride]));
    this.elsewhere = elsewhere;
  }

  /** The same car once more: a change of one leaves the other as it is. */
  copy(): Car {
    const { seats, taken, lastQueueNumber, elsewhere } = this;
    const copy = new Car({ seats, taken, lastQueueNumber, rides: [], elsewhere });
    copy.rides = new Map(this.rides);
    copy.changed = new Set(this.changed);
    return copy;
  }

  rideOf(riderId: PersonId): Ride | undefined {
    return this.rides.get(riderId);
  }

  changedRides(): Ride[] {
    return [...this.changed].flatMap((riderId) => this.rides.get(riderId) ?? []);
  }

  /** Somebody would like to ride; asked again before the answer, it replaces what they asked. */
  ask(riderId: PersonId, wish: RideWish): No | undefined {
    const state = this.stateOf(riderId);
    if (state === 'ACCEPTED' || state === 'WAITING') return refuse('ALREADY_ABOARD', {}, 'conflict');
    if (state === 'REMOVED') return refuse('TAKEN_OFF', {}, 'forbidden');
    const no = this.checkSeats(wish);
    if (no) return no;
    if (this.ridesElsewhere(riderId, wish)) return refuse('RIDES_ELSEWHERE', {}, 'conflict');
    this.put({ ...wish, riderId, state: 'ASKED', queueNumber: null });
    return undefined;
  }

  /** The driver says that somebody may ride who looks for it. */
  offer(riderId: PersonId, wish: RideWish): No | undefined {
    const state = this.stateOf(riderId);
    if (state === 'ACCEPTED' || state === 'WAITING') return refuse('RIDER_ABOARD', {}, 'conflict');
    const no = this.checkSeats(wish);
    if (no) return no;
    if (this.ridesElsewhere(riderId, wish)) return refuse('RIDER_RIDES_ELSEWHERE', {}, 'conflict');
    this.put({ ...wish, riderId, state: 'OFFERED', queueNumber: null });
    return undefined;
  }

  /** The driver's yes or no to who asked; a yes without a seat waits for one. */
  answerRequest(riderId: PersonId, yes: boolean): No | undefined {
    const ride = this.rides.get(riderId);
    const mayEnd = !yes && ride?.state === 'WAITING';
    if (!ride || (ride.state !== 'ASKED' && !mayEnd)) return refuse('NO_RIDE_REQUEST', {}, 'conflict');
    if (!yes) return this.end(ride, 'DECLINED');
    return this.checkSeats(ride) ?? this.seat(ride, 'RIDER_RIDES_ELSEWHERE');
  }

  /** The rider's yes or no to what the driver offered. */
  answerOffer(riderId: PersonId, yes: boolean): No | undefined {
    const ride = this.rides.get(riderId);
    if (ride?.state !== 'OFFERED') return refuse('NO_RIDE_OFFER', {}, 'conflict');
    if (!yes) return this.end(ride, 'CANCELLED');
    return this.checkSeats(ride) ?? this.seat(ride, 'RIDES_ELSEWHERE');
  }

  /** The rider steps back, with or without a place. */
  leave(riderId: PersonId): No | undefined {
    const ride = this.rides.get(riderId);
    if (ride?.state === 'ACCEPTED') return this.end(ride, 'LEFT');
    if (ride?.state === 'ASKED' || ride?.state === 'WAITING' || ride?.state === 'OFFERED') {
      return this.end(ride, 'CANCELLED');
    }
    return refuse('NO_RIDE', {}, 'conflict');
  }

  /** The driver takes somebody off, or an offer back. */
  remove(riderId: PersonId): No | undefined {
    const ride = this.rides.get(riderId);
    if (ride?.state === 'ACCEPTED' || ride?.state === 'WAITING') return this.end(ride, 'REMOVED');
    if (ride?.state === 'OFFERED') return this.end(ride, 'CANCELLED');
    return refuse('NOT_A_RIDER', {}, 'conflict');
  }

  /** What had ended and is undone: a seat only while it is free; who waited waits again, at the end. */
  giveBack(riderId: PersonId, was: OpenState): No | undefined {
    const ride = this.rides.get(riderId);
    if (!ride || (ride.state !== 'LEFT' && ride.state !== 'CANCELLED'))
      return refuse('ALREADY_ABOARD', {}, 'conflict');
    const no = this.checkSeats(ride);
    if (no) return no;
    if (this.ridesElsewhere(riderId, ride)) return refuse('RIDES_ELSEWHERE', {}, 'conflict');
    if (was === 'ACCEPTED' && !this.fits(ride))
      return refuse('CAR_TOO_SMALL', { seats: Math.min(...ride.legs.map((leg) => this.seats[leg])) });
    if (was === 'ACCEPTED' || was === 'WAITING') return this.seat(ride, 'RIDES_ELSEWHERE');
    this.put({ ...ride, state: was, queueNumber: null });
    return undefined;
  }

  /** Fewer seats than are given are refused, so that the driver decides and nobody is dropped. */
  changeSeats(seats: PerLeg): No | undefined {
    if (seats.OUT < this.taken.OUT) return refuse('SEATS_OUT_TAKEN', { taken: this.taken.OUT }, 'conflict');
    if (seats.BACK < this.taken.BACK)
      return refuse('SEATS_BACK_TAKEN', { taken: this.taken.BACK }, 'conflict');
    this.seats = seats;
    return undefined;
  }

  /** Gives free seats to who waits, in order; answers who has a place now. */
  settle(): Ride[] {
    const waiting = [...this.rides.values()]
      .filter(({ state }) => state === 'WAITING')
      .sort((a, b) => (a.queueNumber ?? 0) - (b.queueNumber ?? 0));
    const moved: Ride[] = [];
    for (const ride of waiting) {
      if (!this.fits(ride)) continue;
      // Who found another car meanwhile no longer waits for this one.
      if (this.ridesElsewhere(ride.riderId, ride)) this.end(ride, 'CANCELLED');
      else moved.push(this.put({ ...ride, state: 'ACCEPTED', queueNumber: null }));
    }
    return moved;
  }

  private stateOf(riderId: PersonId): RideState | undefined {
    return this.rides.get(riderId)?.state;
  }

  private checkSeats({ party, legs: ways }: RideWish): No | undefined {
    const missing = ways.find((leg) => this.seats[leg] === 0);
    if (missing || ways.length === 0) return refuse('WAY_NOT_OFFERED');
    const small = ways.find((leg) => this.seats[leg] < party);
    return small ? refuse('CAR_TOO_SMALL', { seats: this.seats[small] }) : undefined;
  }

  private ridesElsewhere(riderId: PersonId, { legs: ways }: RideWish): boolean {
    return (this.elsewhere.get(riderId) ?? []).some((leg) => ways.includes(leg));
  }

  private fits({ party, legs: ways }: RideWish): boolean {
    return ways.every((leg) => this.taken[leg] + party <= this.seats[leg]);
  }

  private seat(ride: Ride, code: 'RIDES_ELSEWHERE' | 'RIDER_RIDES_ELSEWHERE'): No | undefined {
    if (this.ridesElsewhere(ride.riderId, ride)) return refuse(code, {}, 'conflict');
    if (this.fits(ride)) this.put({ ...ride, state: 'ACCEPTED', queueNumber: null });
    else this.put({ ...ride, state: 'WAITING', queueNumber: ++this.lastQueueNumber });
    return undefined;
  }

  private end(ride: Ride, state: RideState): undefined {
    this.put({ ...ride, state, queueNumber: null });
    return undefined;
  }

  private put(ride: Ride): Ride {
    this.count(this.rides.get(ride.riderId), -1);
    this.count(ride, 1);
    this.rides.set(ride.riderId, ride);
    this.changed.add(ride.riderId);
    return ride;
  }

  private count(ride: Ride | undefined, sign: 1 | -1): void {
    if (ride?.state !== 'ACCEPTED') return;
    const by = (leg: Leg) => (ride.legs.includes(leg) ? sign * ride.party : 0);
    this.taken = { OUT: this.taken.OUT + by('OUT'), BACK: this.taken.BACK + by('BACK') };
  }
}

/** Seats that are free, a way. */
export function seatsLeft({ seats, taken }: { readonly seats: PerLeg; readonly taken: PerLeg }): PerLeg {
  const left = (leg: Leg) => seats[leg] - taken[leg];
  return Object.fromEntries(legs.map((leg) => [leg, left(leg)])) as PerLeg;
}
