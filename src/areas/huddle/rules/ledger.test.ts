import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '#platform/shared/decision.ts';
import type { HostActId, HuddleId, PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import { Ledger } from './ledger.ts';
import { decideLetIn } from './out-of-turn.ts';
import { decideMove, type Move, moves } from './reorder.ts';
import type { HuddleState } from './state.ts';
import { decideUndo } from './undo.ts';
import { type Party, tallyOf } from './waiting-list.ts';

const now = new Date('2026-06-01T08:00:00Z');
const soon = new Date('2026-06-02T08:00:00Z');
const later = new Date('2026-07-01T08:00:00Z');
const nothing = { confirmedPeople: 0, heldPeople: 0, confirmed: 0, maybe: 0, requested: 0, waiting: 0 };

function ledgerOf(capacity: number | null, startsAt = soon): Ledger {
  return new Ledger({ capacity, tally: nothing, lastQueueNumber: 0, startsAt, parties: [] });
}

const byHand = (number: number) => `h${number}` as UnregisteredId;
const person = (number: number) => `p${number}` as PersonId;

function yes(ledger: Ledger, number: number, guests = 0) {
  return ledger.answer(person(number), {
    answer: 'YES',
    guests: guests > 0 ? { ADULT: guests } : {},
    party: 1 + guests,
    wants: 'SPOT',
  });
}

describe('HUD-29 somebody added by hand', () => {
  test('takes a spot like all others, or waits in order', () => {
    const ledger = ledgerOf(3);
    yes(ledger, 1);
    ledger.addByHand(byHand(1), 2);
    expect(ledger.tally).toMatchObject({ confirmedPeople: 3, confirmed: 2 });
    yes(ledger, 2);
    ledger.addByHand(byHand(2), 1);
    expect(ledger.unregisteredOf(byHand(2))).toMatchObject({ status: 'WAITING', queueNumber: 2 });
    expect(ledger.positionOf(byHand(2))).toBe(2);
    expect(ledger.addByHand(byHand(3), 4)).toMatchObject({ code: 'PARTY_TOO_LARGE' });
    expect(ledger.unregisteredOf(byHand(3))).toBeUndefined();
  });

  test('moves up to the spot itself, as nobody is there to take an offer', () => {
    const ledger = ledgerOf(1, later);
    yes(ledger, 1);
    ledger.addByHand(byHand(1), 1);
    yes(ledger, 2);
    ledger.release(person(1));
    expect(ledger.settle(now)).toMatchObject([{ id: byHand(1), status: 'CONFIRMED', offerEndsAt: null }]);
    ledger.takeOff(byHand(1));
    expect(ledger.settle(now)).toMatchObject([{ id: person(2), status: 'OFFERED' }]);
  });

  test('grows within the room only, and shrinking frees the rest', () => {
    const ledger = ledgerOf(3);
    ledger.addByHand(byHand(1), 2);
    yes(ledger, 1);
    const there = ledger.unregisteredOf(byHand(1));
    if (!there) throw new Error('not there');
    expect(ledger.resize(there, 3)).toMatchObject({ code: 'NOT_ENOUGH_PLACES', params: { left: 0 } });
    expect(ledger.resize(there, 1)).toBeUndefined();
    expect(ledger.room).toBe(1);
  });
});

describe('places', () => {
  test('HUD-14 a party that does not fit waits as a whole', () => {
    const ledger = ledgerOf(4);
    yes(ledger, 1, 1);
    yes(ledger, 2, 2);
    expect(ledger.partyOf(person(1)).status).toBe('CONFIRMED');
    expect(ledger.partyOf(person(2))).toMatchObject({ status: 'WAITING', queueNumber: 1, size: 3 });
    expect(ledger.room).toBe(2);
  });

  test('HUD-14 the first party that fits moves up; a larger one keeps its position', () => {
    const ledger = ledgerOf(3);
    yes(ledger, 1, 2);
    yes(ledger, 2, 2);
    yes(ledger, 3, 0);
    yes(ledger, 1, 1);
    expect(ledger.settle(now).map((party) => party.id)).toEqual([person(3)]);
    expect(ledger.partyOf(person(2))).toMatchObject({ status: 'WAITING', queueNumber: 1 });
  });

  test.each([
    ['stays as it was while there is time', '2026-06-03T08:00:01Z', 'OFFERED', 0],
    ['is a place when it is near', '2026-06-03T08:00:00Z', 'CONFIRMED', 1],
  ] as const)('R7: after the start has moved an open offer %s', (_, start, status, moved) => {
    const ledger = ledgerOf(1, later);
    yes(ledger, 1);
    yes(ledger, 2);
    ledger.release(person(1));
    ledger.settle(now);
    expect(ledger.moveStart(new Date(start), now)).toHaveLength(moved);
    expect(ledger.partyOf(person(2)).status).toBe(status);
    expect(ledger.tally).toMatchObject({ confirmedPeople: moved, heldPeople: 1 - moved });
  });

  test('HUD-14 a party that grows beyond the room keeps its earlier answer', () => {
    const ledger = ledgerOf(3);
    yes(ledger, 1, 1);
    expect(yes(ledger, 1, 3)).toMatchObject({ code: 'PARTY_TOO_LARGE', params: { capacity: 3 } });
    yes(ledger, 2);
    expect(yes(ledger, 1, 2)).toMatchObject({ code: 'NOT_ENOUGH_PLACES', params: { left: 0 } });
    expect(ledger.partyOf(person(1))).toMatchObject({ status: 'CONFIRMED', size: 2 });
  });

  test('HUD-14 far from the start free room is offered for a day and held meanwhile', () => {
    const ledger = ledgerOf(1, later);
    yes(ledger, 1);
    yes(ledger, 2);
    ledger.release(person(1));
    ledger.settle(now);
    expect(ledger.partyOf(person(2))).toMatchObject({
      status: 'OFFERED',
      offerEndsAt: new Date('2026-06-02T08:00:00Z'),
    });
    expect(ledger.room).toBe(0);
    yes(ledger, 3);
    expect(ledger.partyOf(person(3)).status).toBe('WAITING');
  });

  test('HUD-14 the limit cannot fall below what is taken', () => {
    const ledger = ledgerOf(5);
    yes(ledger, 1, 3);
    expect(ledger.changeCapacity(3)).toMatchObject({
      code: 'CAPACITY_BELOW_CONFIRMED',
      params: { taken: 4 },
    });
    expect(ledger.capacity).toBe(5);
  });
});

type Step =
  | { readonly do: 'yes'; readonly who: number; readonly guests: number }
  | { readonly do: 'no' | 'ask' | 'approve' | 'release' | 'take' | 'letIn' | Move; readonly who: number }
  | { readonly do: 'add' | 'resize'; readonly who: number; readonly size: number }
  | { readonly do: 'off'; readonly who: number }
  | { readonly do: 'capacity'; readonly to: number }
  | { readonly do: 'wait'; readonly hours: number };

const who = fc.integer({ min: 1, max: 12 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('yes' as const), who, guests: fc.integer({ min: 0, max: 4 }) }),
  fc.record({
    do: fc.constantFrom('no' as const, 'ask', 'approve', 'release', 'take', 'letIn', ...moves),
    who,
  }),
  fc.record({
    do: fc.constantFrom('add' as const, 'resize'),
    who: fc.integer({ min: 1, max: 4 }),
    size: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({ do: fc.constant('off' as const), who: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('capacity' as const), to: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
);

test('C17, HUD-14, HUD-29: over 10,000 random acts nobody is in two lists, no place is given out twice and none beyond the limit', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: 'max' }), fc.boolean(), (steps, near) => {
      const ledger = ledgerOf(6, near ? soon : later);
      let time = now;
      for (const each of steps) {
        if (each.do === 'wait') time = new Date(time.getTime() + each.hours * 3_600_000);
        ledger.expireOffers(time);
        ledger.settle(time);
        run(ledger, each, time);
        ledger.settle(time);
        expectSound(ledger);
      }
    }),
    { numRuns: 400 },
  );
});

function run(ledger: Ledger, step: Step, time: Date): void {
  if (step.do === 'yes') yes(ledger, step.who, step.guests);
  else if (step.do === 'UP' || step.do === 'DOWN' || step.do === 'TOP')
    move(ledger, person(step.who), step.do);
  else if (step.do === 'letIn') letIn(ledger, person(step.who), time);
  else if (step.do === 'capacity') ledger.changeCapacity(step.to);
  else if (step.do === 'take') ledger.takeOffer(person(step.who), time);
  else if (step.do === 'approve') ledger.approve(person(step.who));
  else if (step.do === 'add' || step.do === 'resize' || step.do === 'off') changeByHand(ledger, step);
  else if (step.do === 'release') ledger.release(person(step.who));
  else if (step.do === 'no' || step.do === 'ask') {
    const wants = step.do === 'no' ? ('NOTHING' as const) : ('APPROVAL' as const);
    ledger.answer(person(step.who), { answer: step.do === 'no' ? 'NO' : 'YES', guests: {}, party: 1, wants });
  }
}

function move(ledger: Ledger, personId: PersonId, to: Move): void {
  const state = { huddleId: 'ridge' as HuddleId, huddle: {} as HuddleState, ledger, now };
  decideMove(state, { type: 'moveInQueue', actor: person(0), party: { personId }, move: to });
}

/** With every other one it is undone at once. */
function letIn(ledger: Ledger, personId: PersonId, now: Date): void {
  const state = { huddleId: 'ridge' as HuddleId, huddle: {} as HuddleState, ledger, now };
  const said = { actor: person(0), party: { personId }, reason: 'drives', actId: 'act' as HostActId };
  const before = ledger.queue();
  const happened = decideLetIn(state, { type: 'letIn', ...said });
  const [first] = isRefusal(happened) ? [] : happened;
  if (first?.type !== 'huddle.let-in' || before.length % 2 === 0) return;
  const undone = decideUndo(state, {
    type: 'undo',
    actor: person(0),
    act: { ...first.act, at: now, undone: false },
  });
  expect(isRefusal(undone)).toBe(false);
  expect(ledger.queue().map(({ id }) => id)).toEqual(before.map(({ id }) => id));
}

function changeByHand(ledger: Ledger, step: Step & { readonly do: 'add' | 'resize' | 'off' }): void {
  const id = byHand(step.who);
  const there = ledger.unregisteredOf(id);
  if (step.do === 'add') there ?? ledger.addByHand(id, step.size);
  else if (there && step.do === 'resize') ledger.resize(there, step.size);
  else if (there) ledger.takeOff(id);
}

const isIn = (status: Party['status']) => !['WAITING', 'OFFERED'].includes(status);

function expectSound(ledger: Ledger): void {
  const parties = ledger.changedParties();
  expect(new Set(parties.map(({ id }) => id)).size).toBe(parties.length);
  expect(parties.filter(({ status, queueNumber }) => queueNumber !== null && isIn(status))).toEqual([]);
  const people = (status: Party['status']) =>
    parties.filter((party) => party.status === status).reduce((sum, party) => sum + party.size, 0);
  expect(people('CONFIRMED') + people('OFFERED')).toBeLessThanOrEqual(ledger.capacity ?? 0);
  expect(ledger.tally).toMatchObject({
    confirmedPeople: people('CONFIRMED'),
    heldPeople: people('OFFERED'),
    waiting: parties.reduce((sum, party) => sum + tallyOf(party).waiting, 0),
  });
  expect(parties.filter((party) => !party.registered && party.status === 'OFFERED')).toEqual([]);
  const waiting = parties.filter((party) => party.status === 'WAITING');
  expect(waiting.filter((party) => party.size <= ledger.room)).toEqual([]);
  const numbers = parties.flatMap((party) => party.queueNumber ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
  const line = parties
    .filter(({ queueNumber }) => queueNumber !== null)
    .sort((one, other) => Number(one.queueNumber) - Number(other.queueNumber));
  expect(ledger.queue()).toEqual(line);
  expect(line.map(({ id }) => ledger.positionOf(id))).toEqual(line.map((_, at) => at + 1));
}
