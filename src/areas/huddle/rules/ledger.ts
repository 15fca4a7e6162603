import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import type { HuddleRefusal } from '../messages.ts';
import type { RsvpDecision } from './rsvp.ts';
import { WaitingLine } from './waiting-line.ts';
import {
  addTally,
  isNear,
  offerEnd,
  type Party,
  type RegisteredParty,
  type Tally,
  takenOff,
  tallyOf,
  type UnregisteredParty,
  unanswered,
} from './waiting-list.ts';

export interface LedgerStart {
  /** People, guests included; `null` is no limit. Hosts take no spot. */
  readonly capacity: number | null;
  readonly tally: Tally;
  readonly lastQueueNumber: number;
  readonly startsAt: Date;
  /** The parties that may change; all waiting ones too whenever room may appear. */
  readonly parties: readonly Party[];
}

type SeatRefusal = Refusal<Extract<HuddleRefusal, 'NOT_ENOUGH_PLACES' | 'PARTY_TOO_LARGE'>>;

/**
 * The spots of one huddle. It never gives out more than the capacity and keeps the order of the queue: the
 * first waiting party that fits the room gets it. Between two calls no waiting party fits the room that is
 * left, so anyone who comes new and fits passes nobody over.
 */
export class Ledger {
  capacity: number | null;
  tally: Tally;
  lastQueueNumber: number;
  startsAt: Date;
  private parties: Map<Party['id'], Party>;
  private changed = new Set<Party['id']>();
  private line: WaitingLine;

  constructor(start: LedgerStart) {
    this.capacity = start.capacity;
    this.tally = start.tally;
    this.lastQueueNumber = start.lastQueueNumber;
    this.startsAt = start.startsAt;
    this.parties = new Map();
    for (const party of start.parties) this.parties.set(party.id, party);
    this.line = new WaitingLine(this.parties.values());
  }

  /** The same ledger once more: a change of one leaves the other as it is. */
  copy(): Ledger {
    const { capacity, tally, lastQueueNumber, startsAt } = this;
    const copy = new Ledger({ capacity, tally, lastQueueNumber, startsAt, parties: [] });
    copy.parties = new Map(this.parties);
    copy.changed = new Set(this.changed);
    copy.line = this.line.copy();
    return copy;
  }

  /** People who still fit. */
  get room(): number {
    if (this.capacity === null) return Number.POSITIVE_INFINITY;
    return this.capacity - this.tally.confirmedPeople - this.tally.heldPeople;
  }

  partyOf(personId: PersonId): RegisteredParty {
    const party = this.parties.get(personId);
    return party?.registered ? party : unanswered(personId);
  }

  /** Undefined when it is not known here. */
  unregisteredOf(id: UnregisteredId): UnregisteredParty | undefined {
    const party = this.parties.get(id);
    return party && !party.registered && party.answer === 'YES' ? party : undefined;
  }

  /** 1 is next; every party behind this one must be known. `null` when it is not on the waiting list. */
  positionOf(id: Party['id']): number | null {
    const queueNumber = this.parties.get(id)?.queueNumber ?? null;
    if (queueNumber === null) return null;
    return this.tally.waiting - this.line.countBehind(queueNumber, this.parties);
  }

  /** The queue in its order, open offers included; whole if it was handed over whole. */
  queue(): Party[] {
    return this.line.inOrder(this.parties);
  }

  changedParties(): Party[] {
    return [...this.changed].flatMap((id) => this.parties.get(id) ?? []);
  }

  /** Carries out an allowed answer; refused only when an answer that stands would need spots that are not there. */
  answer(personId: PersonId, decision: RsvpDecision): SeatRefusal | undefined {
    const before = this.partyOf(personId);
    const { answer, guests, party: size } = decision;
    const said = { ...before, answer, guests, size };
    if (decision.wants === 'NOTHING') this.put(withoutSpot(said));
    else if (decision.wants === 'APPROVAL') this.put({ ...withoutSpot(said), status: 'REQUESTED' });
    else return this.seat(before, said);
    return undefined;
  }

  /** A host says yes: the party gets a spot, or a position in the queue. */
  approve(personId: PersonId): Refusal<HuddleRefusal> | undefined {
    const party = this.partyOf(personId);
    if (party.status !== 'REQUESTED') return refuse('NO_REQUEST', {}, 'conflict');
    return this.seat(party, party);
  }

  decline(personId: PersonId): Refusal<HuddleRefusal> | undefined {
    const party = this.partyOf(personId);
    if (party.status !== 'REQUESTED') return refuse('NO_REQUEST', {}, 'conflict');
    this.put({ ...unanswered(personId), declined: true });
    return undefined;
  }

  /** Takes a party out; anyone who leaves late or by force frees the same spots. */
  release(personId: PersonId): void {
    this.put({ ...unanswered(personId), declined: this.partyOf(personId).declined });
  }

  /** A host says no to somebody who has answered, whatever they hold; their spots are free. */
  remove(personId: PersonId): Refusal<HuddleRefusal> | undefined {
    if (this.partyOf(personId).answer === null) return refuse('NOT_A_PARTICIPANT', {}, 'conflict');
    this.put({ ...unanswered(personId), declined: true });
    return undefined;
  }

  /** A host takes an earlier no back: the person may answer again. */
  readmit(personId: PersonId): Refusal<HuddleRefusal> | undefined {
    const party = this.partyOf(personId);
    if (!party.declined) return refuse('NOT_A_PARTICIPANT', {}, 'conflict');
    this.put({ ...party, declined: false });
    return undefined;
  }

  /** A host adds somebody without an account: the party gets a spot, or a position in the queue. */
  addByHand(id: UnregisteredId, size: number): SeatRefusal | undefined {
    const nobody = takenOff(id);
    return this.seat(nobody, { ...nobody, answer: 'YES', size });
  }

  /** More or fewer people come with somebody whom a host has added. */
  resize(party: UnregisteredParty, size: number): SeatRefusal | undefined {
    return this.seat(party, { ...party, size });
  }

  takeOff(id: UnregisteredId): void {
    this.put(takenOff(id));
  }

  takeOffer(personId: PersonId, now: Date): Refusal<HuddleRefusal> | undefined {
    const party = this.partyOf(personId);
    if (party.status !== 'OFFERED' || !party.offerEndsAt || party.offerEndsAt < now)
      return refuse('NO_OFFER');
    this.put({ ...party, status: 'CONFIRMED', queueNumber: null, offerEndsAt: null });
    return undefined;
  }

  /** Offers nobody took in time free their spots; their parties leave the queue. */
  expireOffers(now: Date): RegisteredParty[] {
    const expired = [...this.parties.values()].filter(
      (party) => party.registered && party.offerEndsAt !== null && party.offerEndsAt <= now,
    );
    return expired.flatMap((party) => {
      if (!party.registered) return [];
      this.release(party.id);
      return party;
    });
  }

  changeCapacity(capacity: number | null): Refusal<HuddleRefusal> | undefined {
    const taken = this.tally.confirmedPeople + this.tally.heldPeople;
    if (capacity !== null && capacity < taken)
      return refuse('CAPACITY_BELOW_CONFIRMED', { taken }, 'conflict');
    this.capacity = capacity;
    return undefined;
  }

  /** The start is another: near it what is offered is given, as `settle` would now. Otherwise offers end as they were to. */
  moveStart(startsAt: Date, now: Date): Party[] {
    this.startsAt = startsAt;
    if (!isNear(startsAt, now)) return [];
    const given = [...this.parties.values()]
      .filter(({ status }) => status === 'OFFERED')
      .map((party): Party => ({ ...party, status: 'CONFIRMED', queueNumber: null, offerEndsAt: null }));
    for (const party of given) this.put(party);
    return given;
  }

  /**
   * Gives free room to waiting parties in order: a timed offer, or the spot itself when the start is near or nobody is
   * there to take an offer.
   */
  settle(now: Date): Party[] {
    const moved: Party[] = [];
    for (const party of this.line.waiting(this.parties)) {
      if (this.room <= 0) break;
      if (party.size > this.room) continue;
      const next: Party =
        isNear(this.startsAt, now) || !party.registered
          ? { ...party, status: 'CONFIRMED', queueNumber: null }
          : { ...party, status: 'OFFERED', offerEndsAt: offerEnd(this.startsAt, now) };
      this.put(next);
      moved.push(next);
    }
    return moved;
  }

  private seat(before: Party, party: Party): SeatRefusal | undefined {
    const holding = before.status === 'CONFIRMED' || before.status === 'OFFERED' ? before.size : 0;
    const confirmed: Party = { ...party, status: 'CONFIRMED', queueNumber: null, offerEndsAt: null };
    if (party.size - holding <= this.room) this.put(confirmed);
    else if (this.capacity !== null && party.size > this.capacity) {
      return refuse('PARTY_TOO_LARGE', { capacity: this.capacity });
    } else if (holding > 0) return refuse('NOT_ENOUGH_PLACES', { left: this.room });
    else if (before.status === 'WAITING') this.put(party);
    else {
      const queueNumber = ++this.lastQueueNumber;
      this.put({ ...party, status: 'WAITING', queueNumber });
    }
    return undefined;
  }

  /** Sets what a party holds and counts it; the caller has made sure of the room. */
  put(party: Party): void {
    const before = this.parties.get(party.id);
    if (before) this.tally = addTally(this.tally, tallyOf(before), -1);
    this.tally = addTally(this.tally, tallyOf(party), 1);
    this.parties.set(party.id, party);
    this.changed.add(party.id);
    const stands = before?.status === 'WAITING' && before.queueNumber === party.queueNumber;
    if (party.queueNumber !== null && !stands) this.line.stand(party.id, party.queueNumber);
  }
}

function withoutSpot(party: Party): Party {
  return { ...party, status: 'NONE', queueNumber: null, offerEndsAt: null };
}
