import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { ByHandState } from './by-hand.ts';
import type { HuddleEvent } from './events.ts';
import type { Ledger } from './ledger.ts';
import { type NamedParty, partyNamed } from './out-of-turn.ts';
import type { Party } from './waiting-list.ts';

export const moves = ['UP', 'DOWN', 'TOP'] as const;
export type Move = (typeof moves)[number];

/** A host changes the order of those who wait: the new one is the order in which they move up (HUD-29). */
export interface MoveInQueueCommand {
  readonly type: 'moveInQueue';
  readonly actor: PersonId;
  readonly party: NamedParty;
  readonly move: Move;
}

/** Those who wait change numbers among themselves; an offer stays where it is. At the end of the list nothing moves. */
export function decideMove(
  { huddleId, ledger }: ByHandState,
  { actor, party: named, move }: MoveInQueueCommand,
): Refusal | readonly HuddleEvent[] {
  const party = partyNamed(ledger, named);
  if (party?.status !== 'WAITING') return refuse('NOT_WAITING', {}, 'conflict');
  const waiting = ledger.queue().filter(({ status }) => status === 'WAITING');
  renumber(ledger, waiting, movedIn(waiting, party, move));
  return [{ type: 'huddle.changed-by-hand', huddleId, personId: actor }];
}

/** Gives those who wait their own numbers in another order. */
export function renumber(ledger: Ledger, waiting: readonly Party[], order: readonly Party[]): void {
  const numbers = waiting.map(({ queueNumber }) => queueNumber);
  for (const [at, each] of order.entries()) {
    const queueNumber = numbers[at] ?? null;
    if (each.queueNumber !== queueNumber) ledger.put({ ...each, queueNumber });
  }
}

function movedIn(waiting: readonly Party[], party: Party, move: Move): Party[] {
  const others = waiting.filter(({ id }) => id !== party.id);
  const from = waiting.findIndex(({ id }) => id === party.id);
  const to = { UP: Math.max(0, from - 1), DOWN: from + 1, TOP: 0 }[move];
  return [...others.slice(0, to), party, ...others.slice(to)];
}
