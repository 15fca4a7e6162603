import type { Party } from './waiting-list.ts';

type Parties = ReadonlyMap<Party['id'], Party>;

interface Stood {
  readonly id: Party['id'];
  readonly queueNumber: number;
}

/** The queue in its order. Anyone who leaves it stays here and is passed over; a new number is at the end. */
export class WaitingLine {
  private stood: Stood[];
  /** Nobody before it waits any more. */
  private head = 0;

  constructor(parties: Iterable<Party>) {
    this.stood = [];
    for (const { id, queueNumber } of parties) if (queueNumber !== null) this.stood.push({ id, queueNumber });
    this.stood.sort((one, other) => one.queueNumber - other.queueNumber);
  }

  copy(): WaitingLine {
    const copy = new WaitingLine([]);
    copy.stood = [...this.stood];
    copy.head = this.head;
    return copy;
  }

  /** Somebody new, at the end; or somebody who stood here before and waits again. */
  stand(id: Party['id'], queueNumber: number): void {
    let at = this.stood.length;
    while ((this.stood[at - 1]?.queueNumber ?? 0) > queueNumber) at -= 1;
    const last = this.stood[at - 1];
    const stands = last?.id === id && last.queueNumber === queueNumber;
    if (!stands) this.stood.splice(at, 0, { id, queueNumber });
    this.head = Math.min(this.head, Math.max(0, at - 1));
  }

  /** Open offers included; whole if it was handed over whole. */
  inOrder(parties: Parties): Party[] {
    return this.stood.flatMap((stood) => standing(stood, parties) ?? []);
  }

  countBehind(queueNumber: number, parties: Parties): number {
    let behind = 0;
    // From the end, where anyone who comes new stands.
    for (let at = this.stood.length - 1; (this.stood[at]?.queueNumber ?? 0) > queueNumber; at -= 1) {
      if (standing(this.stood[at], parties)) behind += 1;
    }
    return behind;
  }

  /** Who waits without an offer, one after the other, as they stand when it is their turn. */
  *waiting(parties: Parties): Generator<Party> {
    for (let at = this.head; at < this.stood.length; at += 1) {
      const party = standing(this.stood[at], parties);
      if (party?.status === 'WAITING') yield party;
      else if (at === this.head) this.head += 1;
    }
  }
}

/** The party at this point of the line, if it still stands there. */
function standing(stood: Stood | undefined, parties: Parties): Party | undefined {
  const party = stood && parties.get(stood.id);
  return party?.queueNumber === stood?.queueNumber ? party : undefined;
}
