import { expect, test } from 'vitest';
import type { HostActId, HuddleId, PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import { type ByHandCommand, decideByHand, whyClosedByHand } from './by-hand.ts';
import { Ledger } from './ledger.ts';
import type { HuddleState } from './state.ts';

const huddleId = 'ridge' as HuddleId;
const actor = 'host' as PersonId;
const actId = 'act' as HostActId;
const now = new Date('2026-06-01T08:00:00Z');
const unregisteredId = 'otto' as UnregisteredId;
const tally = { confirmedPeople: 0, heldPeople: 0, confirmed: 0, maybe: 0, requested: 0, waiting: 0 };
const startsAt = new Date('2026-07-01T08:00:00Z');
const huddle = { status: 'PUBLISHED', dateOpen: false } as HuddleState;

const ledgerOf = (capacity: number) =>
  new Ledger({ capacity, tally, lastQueueNumber: 0, startsAt, parties: [] });
const written = (type: 'addByHand' | 'changeByHand', size: number): ByHandCommand => ({
  type,
  actId,
  actor,
  unregisteredId,
  size,
  name: 'Otto',
  note: '',
});
const remove: ByHandCommand = { type: 'removeByHand', actor, unregisteredId, actId };
const done = { type: 'huddle.changed-by-hand', huddleId, personId: actor };
const logged = (kind: string, before: object) => [
  { ...done, act: { id: actId, kind, hostId: actor, personId: null, unregisteredId, reason: '', before } },
];

test('HUD-29 a host adds, changes and takes off somebody without an account', () => {
  const state = { huddleId, huddle, ledger: ledgerOf(3), now };
  expect(decideByHand(state, written('addByHand', 2))).toEqual(
    logged('ADDED', { status: 'NONE', size: 1, queueNumber: null }),
  );
  expect(state.ledger.unregisteredOf(unregisteredId)).toMatchObject({ status: 'CONFIRMED', size: 2 });
  expect(decideByHand(state, written('changeByHand', 3))).toEqual([done]);
  expect(decideByHand(state, written('changeByHand', 4))).toMatchObject({ code: 'PARTY_TOO_LARGE' });
  expect(decideByHand(state, remove)).toEqual(
    logged('REMOVED', { status: 'CONFIRMED', size: 3, queueNumber: null }),
  );
  expect(state.ledger.tally).toEqual(tally);
  expect(decideByHand(state, remove)).toMatchObject({ code: 'NOT_A_PARTICIPANT' });
  expect(decideByHand(state, written('changeByHand', 1))).toMatchObject({ code: 'NOT_A_PARTICIPANT' });
});

test.each([
  [{ status: 'PUBLISHED', dateOpen: false }, undefined],
  [{ status: 'CANCELLED', dateOpen: false }, 'HUDDLE_CANCELLED'],
  [{ status: 'DRAFT', dateOpen: false }, 'HUDDLE_NOT_PUBLISHED'],
  [{ status: 'PUBLISHED', dateOpen: true }, 'DATE_OPEN'],
] as const)('HUD-29 in a huddle that is %j adding meets %s, and taking off meets nothing', (state, code) => {
  expect(whyClosedByHand(state, 'addByHand')?.code).toBe(code);
  expect(whyClosedByHand(state, 'changeByHand')?.code).toBe(code);
  expect(whyClosedByHand(state, 'removeByHand')).toBeUndefined();
});
