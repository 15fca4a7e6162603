import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HostActId, PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import type { HuddleRefusal } from '../messages.ts';
import type { ByHandState } from './by-hand.ts';
import type { HuddleEvent } from './events.ts';
import { actAbout } from './host-acts.ts';
import type { Ledger } from './ledger.ts';
import type { Party, RegisteredParty } from './waiting-list.ts';

/** A party that somebody names: of a person, or of somebody without an account. */
export type NamedParty =
  | { readonly personId: PersonId; readonly unregisteredId?: undefined }
  | { readonly personId?: undefined; readonly unregisteredId: UnregisteredId };

/** A host lets a party in ahead of others, for a reason that those who wait can read (HUD-29). */
export interface LetInCommand {
  readonly type: 'letIn';
  readonly actor: PersonId;
  readonly party: NamedParty;
  readonly reason: string;
  readonly actId: HostActId;
}

export function decideLetIn(
  { huddleId, ledger }: ByHandState,
  { actor, party: named, reason, actId }: LetInCommand,
): Refusal | readonly HuddleEvent[] {
  const party = partyNamed(ledger, named);
  if (!party || !isWaiting(party)) return refuse('NOT_WAITING', {}, 'conflict');
  const passed = makeRoom(ledger, party.size);
  if (isRefusal(passed)) return passed;
  ledger.put({ ...party, status: 'CONFIRMED', queueNumber: null, offerEndsAt: null });
  const act = actAbout(party, { id: actId, kind: 'LET_IN', hostId: actor, reason });
  const letIn: HuddleEvent = party.registered
    ? { type: 'huddle.let-in', huddleId, personId: party.id, hostId: actor, reason, act }
    : { type: 'huddle.changed-by-hand', huddleId, personId: actor, act };
  const told = passed.map(({ id }): HuddleEvent => {
    return { type: 'huddle.passed-over', huddleId, personId: id, hostId: actor, reason };
  });
  return [letIn, ...told];
}

export function partyNamed(ledger: Ledger, named: NamedParty): Party | undefined {
  return named.personId === undefined
    ? ledger.unregisteredOf(named.unregisteredId)
    : ledger.partyOf(named.personId);
}

function isWaiting({ status }: Party): boolean {
  return status === 'WAITING' || status === 'REQUESTED';
}

/**
 * Frees as many spots as a party needs: what nobody holds, then offers that nobody has accepted, the last in the queue
 * first. Those wait again where they stood; those who are confirmed stay so.
 */
export function makeRoom(ledger: Ledger, size: number): Refusal<HuddleRefusal> | readonly RegisteredParty[] {
  const passed: RegisteredParty[] = [];
  let room = ledger.room;
  for (const party of ledger.queue().reverse()) {
    if (room >= size) break;
    if (!party.registered || party.status !== 'OFFERED') continue;
    passed.push(party);
    room += party.size;
  }
  if (room < size) return refuse('NO_PLACE_FREE', { left: Math.max(0, room) }, 'conflict');
  for (const party of passed) ledger.put({ ...party, status: 'WAITING', offerEndsAt: null });
  return passed;
}
