import { expect, test } from 'vitest';
import type { HuddleId, PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import { Ledger } from './ledger.ts';
import type { NamedParty } from './out-of-turn.ts';
import { decideMove, type Move } from './reorder.ts';
import type { HuddleState } from './state.ts';

const now = new Date('2026-06-01T08:00:00Z');
const nothing = { confirmedPeople: 0, heldPeople: 0, confirmed: 0, maybe: 0, requested: 0, waiting: 0 };
const person = (name: string) => name as PersonId;
const otto = 'otto' as UnregisteredId;

/** Goes, is offered a spot, and then a, otto, b wait. */
function queued(): Ledger {
  const startsAt = new Date('2026-07-01T08:00:00Z');
  const ledger = new Ledger({ capacity: 1, tally: nothing, lastQueueNumber: 0, startsAt, parties: [] });
  const say = (name: string) =>
    ledger.answer(person(name), { answer: 'YES', guests: {}, party: 1, wants: 'SPOT' });
  for (const name of ['goes', 'offered', 'a']) say(name);
  ledger.addByHand(otto, 1);
  say('b');
  ledger.changeCapacity(2);
  ledger.settle(now);
  return ledger;
}

const move = (ledger: Ledger, party: NamedParty, to: Move) =>
  decideMove(
    { huddleId: 'ridge' as HuddleId, huddle: {} as HuddleState, ledger, now },
    { type: 'moveInQueue', actor: person('host'), party, move: to },
  );
const lineOf = (ledger: Ledger) => ledger.queue().map(({ id }) => id);

test.each<[string, NamedParty, Move, string[]]>([
  ['up', { personId: person('b') }, 'UP', ['offered', 'a', 'b', 'otto']],
  ['down', { personId: person('a') }, 'DOWN', ['offered', 'otto', 'a', 'b']],
  ['to the top', { personId: person('b') }, 'TOP', ['offered', 'b', 'a', 'otto']],
  ['to the top without an account', { unregisteredId: otto }, 'TOP', ['offered', 'otto', 'a', 'b']],
  ['up from the top', { personId: person('a') }, 'UP', ['offered', 'a', 'otto', 'b']],
  ['down from the end', { personId: person('b') }, 'DOWN', ['offered', 'a', 'otto', 'b']],
])('HUD-29 who waits moves %s', (_, party, to, line) => {
  const ledger = queued();
  expect(move(ledger, party, to)).toMatchObject([{ type: 'huddle.changed-by-hand' }]);
  expect(lineOf(ledger)).toEqual(line);
  expect(ledger.tally).toMatchObject({ waiting: 4, heldPeople: 1, confirmedPeople: 1 });
  expect(ledger.queue().map(({ id }) => ledger.positionOf(id))).toEqual([1, 2, 3, 4]);
});

test('HUD-29 there and back is as it was, and the new order is what moves up next', () => {
  const ledger = queued();
  for (const to of ['UP', 'DOWN', 'TOP', 'DOWN', 'DOWN'] as const) move(ledger, { unregisteredId: otto }, to);
  expect(lineOf(ledger)).toEqual(['offered', 'a', 'b', 'otto']);
  move(ledger, { personId: person('b') }, 'TOP');
  ledger.release(person('goes'));
  expect(ledger.settle(now).map(({ id }) => id)).toEqual(['b']);
});

test('HUD-29 nobody is moved who does not wait', () => {
  const ledger = queued();
  for (const name of ['goes', 'offered', 'nobody'])
    expect(move(ledger, { personId: person(name) }, 'TOP')).toMatchObject({ code: 'NOT_WAITING' });
});
