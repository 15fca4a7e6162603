import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { HuddleRefusal } from '../messages.ts';
import type { RsvpDecision } from './rsvp.ts';
import { addTally, isNear, offerEnd, type Party, type Tally, tallyOf, unanswered } from './waiting-list.ts';

export interface LedgerStart {
  /** People, guests included; `null` is no limit. Hosts take no spot. */
  readonly capacity: number | null;
  readonly tally: Tally;
  readonly lastQueueNumber: number;
  readonly startsAt: Date;
  /** The parties that may change; all waiting ones too whenever room may appear. */
  readonly parties: readonly Party[];
}

interface InLine {
  readonly personId: PersonId;
  readonly queueNumber: number;
}

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
  private parties: Map<PersonId, Party>;
  private changed = new Set<PersonId>();
  /** The queue in its order. Anyone who leaves it stays here and is passed over; a new number is at the end. */
  private line: InLine[];
  /** Nobody before it waits any more. */
  private head = 0;

  constructor(start: LedgerStart) {
    this.capacity = start.capacity;
    this.tally = start.tally;
    this.lastQueueNumber = start.lastQueueNumber;
    this.startsAt = start.startsAt;
    this.parties = new Map();
    for (const party of start.parties) this.parties.set(party.personId, party);
    this.line = lineOf(this.parties.values());
  }

  /** The same ledger once more: a change of one leaves the other as it is. */
  copy(): Ledger {
    const { capacity, tally, lastQueueNumber, startsAt } = this;
    const copy = new Ledger({ capacity, tally, lastQueueNumber, startsAt, parties: [] });
    copy.parties = new Map(this.parties);
    copy.changed = new Set(this.changed);
    copy.line = [...this.line];
    copy.head = this.head;
    return copy;
  }

  /** People who still fit. */
  get room(): number {
    if (this.capacity === null) return Number.POSITIVE_INFINITY;
    return this.capacity - this.tally.confirmedPeople - this.tally.heldPeople;
  }

  partyOf(personId: PersonId): Party {
    return this.parties.get(personId) ?? unanswered(personId);
  }

  /** 1 is next; every party behind this one must be known. `null` when it is not on the waiting list. */
  positionOf(personId: PersonId): number | null {
    const { queueNumber } = this.partyOf(personId);
    if (queueNumber === null) return null;
    let behind = 0;
    // From the end, where anyone who comes new stands.
    for (let at = this.line.length - 1; (this.line[at]?.queueNumber ?? 0) > queueNumber; at -= 1) {
      if (this.inLineAt(at)) behind += 1;
    }
    return this.tally.waiting - behind;
  }

  /** The queue in its order, open offers included; whole if it was handed over whole. */
  queue(): Party[] {
    const queue: Party[] = [];
    for (let at = 0; at < this.line.length; at += 1) {
      const party = this.inLineAt(at);
      if (party) queue.push(party);
    }
    return queue;
  }

  changedParties(): Party[] {
    return [...this.changed].map((personId) => this.partyOf(personId));
  }

  /** Carries out an allowed answer; refused only when an answer that stands would need spots that are not there. */
  answer(
    personId: PersonId,
    decision: RsvpDecision,
  ): Refusal<Extract<HuddleRefusal, 'NOT_ENOUGH_PLACES' | 'PARTY_TOO_LARGE'>> | undefined {
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

  takeOffer(personId: PersonId, now: Date): Refusal<HuddleRefusal> | undefined {
    const party = this.partyOf(personId);
    if (party.status !== 'OFFERED' || !party.offerEndsAt || party.offerEndsAt < now)
      return refuse('NO_OFFER');
    this.put({ ...party, status: 'CONFIRMED', queueNumber: null, offerEndsAt: null });
    return undefined;
  }

  /** Offers nobody took in time free their spots; their parties leave the queue. */
  expireOffers(now: Date): Party[] {
    const expired = [...this.parties.values()].filter(
      (party) => party.status === 'OFFERED' && party.offerEndsAt !== null && party.offerEndsAt <= now,
    );
    for (const party of expired) this.release(party.personId);
    return expired;
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

  /** Gives free room to waiting parties in order: a timed offer, or the spot itself when the start is near. */
  settle(now: Date): Party[] {
    const moved: Party[] = [];
    for (let at = this.head; at < this.line.length && this.room > 0; at += 1) {
      const party = this.waitingAt(at);
      if (!party && at === this.head) this.head += 1;
      if (!party || party.size > this.room) continue;
      const next: Party = isNear(this.startsAt, now)
        ? { ...party, status: 'CONFIRMED', queueNumber: null }
        : { ...party, status: 'OFFERED', offerEndsAt: offerEnd(this.startsAt, now) };
      this.put(next);
      moved.push(next);
    }
    return moved;
  }

  private waitingAt(at: number): Party | undefined {
    const party = this.inLineAt(at);
    return party?.status === 'WAITING' ? party : undefined;
  }

  /** The party at this point of the line, if it still stands there. */
  private inLineAt(at: number): Party | undefined {
    const stood = this.line[at];
    const party = stood && this.parties.get(stood.personId);
    return party?.queueNumber === stood?.queueNumber ? party : undefined;
  }

  private seat(
    before: Party,
    party: Party,
  ): Refusal<Extract<HuddleRefusal, 'NOT_ENOUGH_PLACES' | 'PARTY_TOO_LARGE'>> | undefined {
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
      this.line.push({ personId: party.personId, queueNumber });
    }
    return undefined;
  }

  private put(party: Party): void {
    this.tally = addTally(this.tally, tallyOf(this.partyOf(party.personId)), -1);
    this.tally = addTally(this.tally, tallyOf(party), 1);
    this.parties.set(party.personId, party);
    this.changed.add(party.personId);
  }
}

function withoutSpot(party: Party): Party {
  return { ...party, status: 'NONE', queueNumber: null, offerEndsAt: null };
}

function lineOf(parties: Iterable<Party>): InLine[] {
  const line: InLine[] = [];
  for (const { personId, queueNumber } of parties) {
    if (queueNumber !== null) line.push({ personId, queueNumber });
  }
  return line.sort((one, other) => one.queueNumber - other.queueNumber);
}
