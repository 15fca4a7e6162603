import { expect, test } from 'vitest';
import { isRefusal } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { type AttendanceState, decide, type KnownPerson } from './attendance.ts';
import { type FormerPart, partReturnOf } from './give-back.ts';
import { Ledger } from './ledger.ts';
import { type HuddleState, stranger } from './state.ts';

const now = new Date('2026-06-01T08:00:00.000Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const person = (name: string) => name as PersonId;
const back = person('back');
const huddleId = 'ridge' as HuddleId;
const part: FormerPart = {
  answer: 'YES',
  status: 'CONFIRMED',
  guests: {},
  size: 1,
  queueNumber: null,
  declined: false,
};
const waited = { ...part, status: 'WAITING' as const };

interface Standing {
  readonly huddle?: Partial<HuddleState>;
  readonly capacity?: number | null;
  readonly known?: Partial<KnownPerson>;
}

/** One goes and fills it, then a, b and c wait with the numbers 1, 2 and 3; with two places one is free only for a. */
function stateWith({ huddle, capacity = 1, known }: Standing = {}): AttendanceState {
  const state = { status: 'PUBLISHED', privacy: 'COMMUNITY', startsAt: inDays(9), ...huddle } as HuddleState;
  const tally = { confirmedPeople: 0, heldPeople: 0, confirmed: 0, maybe: 0, requested: 0, waiting: 0 };
  const ledger = new Ledger({ capacity: 1, tally, lastQueueNumber: 0, startsAt: inDays(9), parties: [] });
  for (const name of ['goes', 'a', 'b', 'c'])
    ledger.answer(person(name), { answer: 'YES', guests: {}, party: 1, wants: 'SPOT' });
  ledger.startsAt = state.startsAt;
  ledger.capacity = capacity;
  const seen: KnownPerson = { access: 'CARD', participation: stranger, ...known };
  return { huddleId, huddle: state, people: new Map([[back, seen]]), ledger, now };
}

function given(had: FormerPart, standing?: Standing) {
  const command = { type: 'giveBack', personId: back, had } as const;
  const state = stateWith(standing);
  const decided = decide(state, command);
  const ledger = isRefusal(decided) ? state.ledger : decided.state.ledger;
  const line = ledger.queue().map(({ id }) => id);
  return {
    became: partReturnOf(isRefusal(decided) ? decided : decided.events, command),
    status: ledger.partyOf(back).status,
    line: line.join(' '),
  };
}

const four = { capacity: 4 };

test.each<[string, FormerPart, Standing, string, string]>([
  ['a place is taken, so they wait before all others', part, {}, 'WAITING', 'back a b c'],
  ['it is not limited any more', part, { capacity: null }, 'PLACE', 'a b c'],
  ['a wait goes on where it stood', { ...waited, queueNumber: 1 }, {}, 'WAITING', 'a back b c'],
  ['at the head of the line', { ...waited, queueNumber: 0 }, {}, 'WAITING', 'back a b c'],
  ['at its end', { ...waited, queueNumber: 3 }, {}, 'WAITING', 'a b c back'],
  [
    'an offer has run out, but the turn has not',
    { ...waited, status: 'OFFERED', queueNumber: 2 },
    {},
    'WAITING',
    'a b back c',
  ],
  ['a party larger than the capacity', { ...part, size: 5 }, four, 'TOO_LARGE', 'a b c'],
  ['a party as large as it', { ...part, size: 4 }, four, 'WAITING', 'back a b c'],
  [
    'a request, while hosts are asked',
    { ...part, status: 'REQUESTED' },
    { huddle: { approvalRequired: true } },
    'REQUESTED',
    'a b c',
  ],
  ['a request, when nobody is asked any more', { ...part, status: 'REQUESTED' }, {}, 'WAITING', 'a b c back'],
  ['a place, though hosts are asked', part, { huddle: { approvalRequired: true } }, 'WAITING', 'back a b c'],
  ['a maybe', { ...part, answer: 'MAYBE', status: 'NONE' }, {}, 'ANSWER', 'a b c'],
  ['a cancelled outing', part, { huddle: { status: 'CANCELLED' } }, 'CANCELLED', 'a b c'],
  ['one that begins now', part, { huddle: { startsAt: now } }, 'WAITING', 'back a b c'],
  ['one that has begun', part, { huddle: { startsAt: new Date(now.getTime() - 1) } }, 'BEGUN', 'a b c'],
  ['one that they may not see', part, { known: { access: 'NOTHING' } }, 'CLOSED', 'a b c'],
  [
    'a maybe to a cancelled one',
    { ...part, answer: 'MAYBE', status: 'NONE' },
    { huddle: { status: 'CANCELLED' } },
    'KEPT',
    'a b c',
  ],
  [
    'one that they host by now',
    part,
    { known: { participation: { ...stranger, role: 'CO_HOST' } } },
    'KEPT',
    'a b c',
  ],
])('ADM-1 given back: %s', (_, had, standing, became, line) => {
  const { became: is, line: stands } = given(had, standing);
  expect([is, stands]).toEqual([became, line]);
});

test('ADM-1 a no of the hosts comes back, too, and holds nothing', () => {
  const no = { ...part, answer: null, status: 'NONE' as const, declined: true };
  const command = { type: 'giveBack', personId: back, had: no } as const;
  const decided = decide(stateWith(), command);
  if (isRefusal(decided)) throw new Error(decided.code);
  expect(decided.state.ledger.partyOf(back)).toMatchObject({ answer: null, declined: true });
  expect(partReturnOf(decided.events, command)).toBe('ANSWER');
});

test('ADM-1 near the start a wait that fits is a place at once', () => {
  const near = { huddle: { startsAt: inDays(1) }, capacity: 2 };
  expect(given({ ...waited, queueNumber: 0 }, near)).toMatchObject({ became: 'PLACE', status: 'CONFIRMED' });
  expect(given({ ...waited, queueNumber: 0, size: 2 }, near)).toMatchObject({ became: 'WAITING' });
});

test('ADM-1 who has answered since is left alone', () => {
  const state = stateWith();
  state.ledger.answer(back, { answer: 'NO', guests: {}, party: 1, wants: 'NOTHING' });
  const command = { type: 'giveBack', personId: back, had: part } as const;
  const decided = decide(state, command);
  if (isRefusal(decided)) throw new Error(decided.code);
  expect(decided.state.ledger.partyOf(back).answer).toBe('NO');
  expect(partReturnOf(decided.events, command)).toBe('KEPT');
});
