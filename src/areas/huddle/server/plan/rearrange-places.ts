import type { Tx } from '#platform/server/db/database.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { HuddleEvent } from '../../rules/huddle-events.ts';
import { Ledger } from '../../rules/ledger.ts';
import { lockHuddle } from '../places/reads.ts';
import { ledgerStartOf, partiesOf } from '../row-facts.ts';
import { expiryJobs, saveLedger } from '../writes.ts';

interface Rearrangement {
  readonly now: Date;
  /** Whose parties change. */
  readonly people?: readonly PersonId[];
  /** The start after the change, where it is another. */
  readonly startsAt?: Date | undefined;
  change(ledger: Ledger): Refusal | undefined;
}

/** Changes the places of a locked huddle as part of a change of its plan; the queue moves up into what is freed. */
export async function rearrangePlaces(
  tx: Tx,
  huddleId: HuddleId,
  { now, people = [], startsAt, change }: Rearrangement,
): Promise<readonly HuddleEvent[] | Refusal> {
  // Read again: an earlier step of the same change may have moved people.
  const callers = people.map((personId) => ({ personId }));
  const locked = await lockHuddle(tx, huddleId, { callers, opensRoom: true, now });
  if (!locked) return missing();
  const ledger = new Ledger(
    ledgerStartOf(locked.row, [...(locked.queue ?? []), ...partiesOf(locked.callers)]),
  );
  const refused = change(ledger);
  if (refused) return refused;
  const reoffered = startsAt ? ledger.moveStart(startsAt, now) : [];
  const moved = [...reoffered, ...ledger.settle(now)];
  const lapses = expiryJobs(
    huddleId,
    moved.map(({ offerEndsAt }) => offerEndsAt),
  );
  await saveLedger(tx, huddleId, ledger, { now, jobs: lapses });
  return moved.map((party) => ({
    type: party.place === 'OFFERED' ? 'huddle.place-offered' : 'huddle.promoted',
    huddleId,
    personId: party.personId,
    offerEndsAt: party.offerEndsAt?.toISOString() ?? null,
  }));
}
