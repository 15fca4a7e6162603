import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { HuddleRefusal } from '../messages.ts';
import type { ByHandState } from './by-hand.ts';
import type { HuddleEvent } from './events.ts';
import { type PastAct, whyNotUndone } from './host-acts.ts';
import type { Ledger } from './ledger.ts';
import { makeRoom } from './out-of-turn.ts';
import { type Party, type RegisteredParty, takenOff } from './waiting-list.ts';

/** A host takes back what they or another host did about a place (HUD-29). */
export interface UndoCommand {
  readonly type: 'undo';
  readonly actor: PersonId;
  readonly act: PastAct;
}

export function decideUndo(
  { huddleId, ledger, now }: ByHandState,
  { actor, act }: UndoCommand,
): Refusal | readonly HuddleEvent[] {
  const passed = whyNotUndone(act, now) ?? takeBack(ledger, act);
  if (isRefusal(passed)) return passed;
  const { personId, id: undone } = act;
  const told = passed.map(({ id }): HuddleEvent => {
    return { type: 'huddle.passed-over', huddleId, personId: id, hostId: actor, reason: '' };
  });
  const event: HuddleEvent = personId
    ? { type: 'huddle.let-in-undone', huddleId, personId, hostId: actor, undone }
    : { type: 'huddle.changed-by-hand', huddleId, personId: actor, undone };
  return [event, ...told];
}

/** Exactly what stood before, or nothing: whose offers had to be taken back for it. */
function takeBack(ledger: Ledger, act: PastAct): Refusal<HuddleRefusal> | readonly RegisteredParty[] {
  const party = partyOf(ledger, act);
  switch (act.kind) {
    case 'ADDED':
      if (!party || party.registered) return changedSince();
      ledger.takeOff(party.id);
      return [];
    case 'REMOVED':
      return party || !act.unregisteredId
        ? changedSince()
        : standAgain(ledger, { ...takenOff(act.unregisteredId), answer: 'YES' }, act);
    default:
      if (party?.status !== 'CONFIRMED' || party.size !== act.before.size) return changedSince();
      return standAgain(ledger, party, act);
  }
}

function partyOf(ledger: Ledger, { personId, unregisteredId }: PastAct): Party | undefined {
  if (personId) return ledger.partyOf(personId);
  return unregisteredId ? ledger.unregisteredOf(unregisteredId) : undefined;
}

function standAgain(
  ledger: Ledger,
  party: Party,
  { before }: PastAct,
): Refusal<HuddleRefusal> | readonly RegisteredParty[] {
  if (before.status === 'CONFIRMED') {
    const passed = makeRoom(ledger, before.size);
    if (isRefusal(passed)) return refuse('PLACE_TAKEN_SINCE', {}, 'conflict');
    ledger.put({ ...party, ...before });
    return passed;
  }
  const isOthers = ledger.queue().some(({ queueNumber }) => queueNumber === before.queueNumber);
  if (before.queueNumber !== null && isOthers) return changedSince();
  ledger.put({ ...party, ...before });
  return [];
}

function changedSince(): Refusal<HuddleRefusal> {
  return refuse('CHANGED_SINCE', {}, 'conflict');
}
