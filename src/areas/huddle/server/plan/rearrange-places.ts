import type { Tx } from '#platform/server/db/database.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { HuddleEvent } from '../../rules/huddle-events.ts';
import { Ledger } from '../../rules/ledger.ts';
import { lockHuddle, queueOf } from '../reads.ts';
import { ledgerStartOf, partyOfRow } from '../row-facts.ts';
import { saveLedger, scheduleLapse } from '../writes.ts';
import { partsOf } from './reads.ts';

interface Rearrangement {
  readonly now: Date;
  /** Whose parties change. */
  readonly people?: readonly PersonId[];
  change(ledger: Ledger): Refusal | undefined;
}

/** Changes the places of a locked huddle as part of a change of its plan; the queue moves up into what is freed. */
export async function rearrangePlaces(
  tx: Tx,
  huddleId: HuddleId,
  { now, people = [], change }: Rearrangement,
): Promise<readonly HuddleEvent[] | Refusal> {
  // Read again: an earlier step of the same change may have moved people.
  const row = await lockHuddle(tx, huddleId);
  if (!row) return missing();
  const rows = [...(await queueOf(tx, huddleId)), ...(await partsOf(tx, huddleId, people))];
  const ledger = new Ledger(ledgerStartOf(row, rows.map(partyOfRow)));
  const refused = change(ledger);
  if (refused) return refused;
  const moved = ledger.settle(now);
  await saveLedger(tx, huddleId, ledger, now, new Map());
  for (const { offerEndsAt } of moved) if (offerEndsAt) await scheduleLapse(tx, huddleId, offerEndsAt);
  return moved.map((party) => ({
    type: party.place === 'OFFERED' ? 'huddle.place-offered' : 'huddle.promoted',
    huddleId,
    personId: party.personId,
    offerEndsAt: party.offerEndsAt?.toISOString() ?? null,
  }));
}
