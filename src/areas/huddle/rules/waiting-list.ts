import type { PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import type { Guests } from './guests.ts';
import type { Answer, AttendanceStatus } from './state.ts';

const HOUR_MS = 3_600_000;
const NEAR_MS = 48 * HOUR_MS;
const OFFER_MS = 24 * HOUR_MS;

/** Near the start there is no time to ask: a free spot goes to the next party at once (HUD-14). */
export function isNear(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() <= NEAR_MS;
}

/** How long an offer stands: 24 hours, and never into the last 24 before the start. */
export function offerEnd(startsAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + OFFER_MS, startsAt.getTime() - OFFER_MS));
}

/** One person's answer with everybody they bring, as the ledger keeps it. */
export type Party = RegisteredParty | UnregisteredParty;

export interface RegisteredParty extends Attending {
  readonly registered: true;
  readonly id: PersonId;
}

/** Of somebody without an account, whom a host has added by hand: it says yes, and nobody is there to take an offer. */
export interface UnregisteredParty extends Attending {
  readonly registered: false;
  readonly id: UnregisteredId;
}

interface Attending {
  readonly answer: Answer | null;
  readonly status: AttendanceStatus;
  readonly guests: Guests;
  /** People, the one who answers included. */
  readonly size: number;
  /** Order on the waiting list; kept while an offer is open. */
  readonly queueNumber: number | null;
  readonly offerEndsAt: Date | null;
  readonly declined: boolean;
}

export function unanswered(id: PersonId): RegisteredParty {
  return { registered: true, id, ...nothingSaid };
}

export function takenOff(id: UnregisteredId): UnregisteredParty {
  return { registered: false, id, ...nothingSaid };
}

const nothingSaid: Attending = {
  answer: null,
  status: 'NONE',
  guests: {},
  size: 1,
  queueNumber: null,
  offerEndsAt: null,
  declined: false,
};

/** What a party adds to the counts of a huddle. */
export interface Tally {
  readonly confirmedPeople: number;
  readonly heldPeople: number;
  readonly confirmed: number;
  readonly maybe: number;
  readonly requested: number;
  readonly waiting: number;
}

export function tallyOf(party: Party): Tally {
  return {
    confirmedPeople: party.status === 'CONFIRMED' ? party.size : 0,
    heldPeople: party.status === 'OFFERED' ? party.size : 0,
    confirmed: party.status === 'CONFIRMED' ? 1 : 0,
    maybe: party.answer === 'MAYBE' ? 1 : 0,
    requested: party.status === 'REQUESTED' ? 1 : 0,
    waiting: party.status === 'WAITING' || party.status === 'OFFERED' ? 1 : 0,
  };
}

export function addTally(sum: Tally, party: Tally, sign: 1 | -1): Tally {
  return {
    confirmedPeople: sum.confirmedPeople + sign * party.confirmedPeople,
    heldPeople: sum.heldPeople + sign * party.heldPeople,
    confirmed: sum.confirmed + sign * party.confirmed,
    maybe: sum.maybe + sign * party.maybe,
    requested: sum.requested + sign * party.requested,
    waiting: sum.waiting + sign * party.waiting,
  };
}
