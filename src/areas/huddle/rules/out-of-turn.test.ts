import { describe, expect, test } from 'vitest';
import { isRefusal } from '#platform/shared/decision.ts';
import type { HostActId, HuddleId, PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import type { HuddleEvent } from './events.ts';
import type { HostAct } from './host-acts.ts';
import { Ledger } from './ledger.ts';
import { decideLetIn, type NamedParty } from './out-of-turn.ts';
import type { HuddleState } from './state.ts';
import { decideUndo } from './undo.ts';

const now = new Date('2026-06-01T08:00:00Z');
const later = new Date('2026-07-01T08:00:00Z');
const huddleId = 'ridge' as HuddleId;
const actor = 'host' as PersonId;
const [ana, ben, cleo, dan] = ['ana', 'ben', 'cleo', 'dan'] as unknown as readonly [
  PersonId,
  PersonId,
  PersonId,
  PersonId,
];
const otto = 'otto' as UnregisteredId;
const nothing = { confirmedPeople: 0, heldPeople: 0, confirmed: 0, maybe: 0, requested: 0, waiting: 0 };
const huddle = { status: 'PUBLISHED', dateOpen: false } as HuddleState;

const stateOf = (ledger: Ledger, at = now) => ({ huddleId, huddle, ledger, now: at });
const ledgerOf = (capacity: number) =>
  new Ledger({ capacity, tally: nothing, lastQueueNumber: 0, startsAt: later, parties: [] });

function say(ledger: Ledger, person: PersonId, guests = 0, wants: 'SPOT' | 'APPROVAL' = 'SPOT'): void {
  const party = 1 + guests;
  ledger.answer(person, { answer: 'YES', guests: guests > 0 ? { ADULT: guests } : {}, party, wants });
}

function letIn(ledger: Ledger, party: NamedParty) {
  const said = { actor, party, reason: 'drives the bus', actId: 'act' as HostActId };
  const happened = decideLetIn(stateOf(ledger), { type: 'letIn', ...said });
  ledger.settle(now);
  return happened;
}

function actIn(happened: ReturnType<typeof letIn>): HostAct {
  if (isRefusal(happened)) throw new Error(happened.code);
  const [first] = happened.flatMap((event: HuddleEvent) => ('act' in event && event.act ? event.act : []));
  if (!first) throw new Error('nothing logged');
  return first;
}

function undo(ledger: Ledger, act: HostAct, minutes = 1) {
  const at = new Date(now.getTime() + minutes * 60_000);
  const happened = decideUndo(stateOf(ledger, at), {
    type: 'undo',
    actor,
    act: { ...act, at: now, undone: false },
  });
  ledger.settle(at);
  return happened;
}

/** Ana goes, Ben is offered the second place, Cleo and Dan wait. */
function queued(): Ledger {
  const ledger = ledgerOf(1);
  for (const person of [ana, ben, cleo, dan]) say(ledger, person);
  ledger.changeCapacity(2);
  ledger.settle(now);
  return ledger;
}
const lineOf = (ledger: Ledger) => ledger.queue().map(({ id, status }) => `${id} ${status}`);

describe('HUD-29 letting in out of turn', () => {
  test('passes the order, not the capacity: an offer that nobody has accepted goes back to the queue', () => {
    const ledger = queued();
    expect(lineOf(ledger)).toEqual(['ben OFFERED', 'cleo WAITING', 'dan WAITING']);
    expect(letIn(ledger, { personId: dan })).toMatchObject([
      { type: 'huddle.let-in', personId: dan, hostId: actor, reason: 'drives the bus' },
      { type: 'huddle.passed-over', personId: ben, hostId: actor },
    ]);
    expect(lineOf(ledger)).toEqual(['ben WAITING', 'cleo WAITING']);
    expect([ben, cleo, dan].map((each) => ledger.positionOf(each))).toEqual([1, 2, null]);
    expect([ledger.partyOf(dan).status, ledger.room]).toEqual(['CONFIRMED', 0]);
  });

  test('of two for the last place one is in, and the other is refused', () => {
    const ledger = queued();
    letIn(ledger, { personId: cleo });
    expect(letIn(ledger, { personId: dan })).toMatchObject({ code: 'NO_PLACE_FREE', params: { left: 0 } });
    expect(lineOf(ledger)).toEqual(['ben WAITING', 'dan WAITING']);
  });

  test('what is left of a larger offer goes on to the first that fits', () => {
    const ledger = ledgerOf(3);
    say(ledger, ana, 2);
    say(ledger, ben, 1);
    for (const person of [cleo, dan]) say(ledger, person);
    say(ledger, ana);
    ledger.settle(now);
    letIn(ledger, { personId: dan });
    expect(lineOf(ledger)).toEqual(['ben WAITING', 'cleo OFFERED']);
  });

  test('lets in a request and somebody without an account, and nobody who does not wait', () => {
    const ledger = ledgerOf(2);
    say(ledger, ana, 0, 'APPROVAL');
    expect(letIn(ledger, { personId: ana })).toMatchObject([{ type: 'huddle.let-in', personId: ana }]);
    expect(letIn(ledger, { personId: ana })).toMatchObject({ code: 'NOT_WAITING' });
    expect(letIn(ledger, { personId: ben })).toMatchObject({ code: 'NOT_WAITING' });
    ledger.addByHand(otto, 2);
    expect(letIn(ledger, { unregisteredId: otto })).toMatchObject({
      code: 'NO_PLACE_FREE',
      params: { left: 1 },
    });
    ledger.release(ana);
    expect(letIn(ledger, { unregisteredId: otto })).toMatchObject([{ type: 'huddle.changed-by-hand' }]);
    expect(ledger.tally).toMatchObject({ confirmedPeople: 2, waiting: 0, requested: 0 });
  });
});

describe('HUD-29 undoing', () => {
  test('puts who was let in back where they stood, and the place goes to the first again', () => {
    const ledger = queued();
    const act = actIn(letIn(ledger, { personId: dan }));
    expect(undo(ledger, act)).toMatchObject([{ type: 'huddle.let-in-undone', personId: dan }]);
    expect(lineOf(ledger)).toEqual(['ben OFFERED', 'cleo WAITING', 'dan WAITING']);
    expect(undo(ledger, act)).toMatchObject({ code: 'CHANGED_SINCE' });
  });

  test('of a request leaves it a request', () => {
    const ledger = ledgerOf(2);
    say(ledger, ana, 1, 'APPROVAL');
    undo(ledger, actIn(letIn(ledger, { personId: ana })));
    expect(ledger.partyOf(ana)).toMatchObject({ status: 'REQUESTED', size: 2, queueNumber: null });
    expect(ledger.tally).toMatchObject({ confirmedPeople: 0, requested: 1 });
  });

  test('is too late after ten minutes, and refused when the party is another', () => {
    const ledger = queued();
    const act = actIn(letIn(ledger, { personId: dan }));
    expect(undo(ledger, act, 10.01)).toMatchObject({ code: 'UNDO_TOO_LATE' });
    ledger.release(dan);
    expect(undo(ledger, act, 10)).toMatchObject({ code: 'CHANGED_SINCE' });
  });

  const removed = (status: 'CONFIRMED' | 'WAITING', queueNumber: number | null): HostAct => ({
    id: 'act' as HostActId,
    kind: 'REMOVED',
    hostId: actor,
    personId: null,
    unregisteredId: otto,
    reason: '',
    before: { status, size: 1, queueNumber },
  });

  test('of taking somebody off takes an offer back, but no place that is taken', () => {
    const ledger = ledgerOf(1);
    ledger.addByHand(otto, 1);
    say(ledger, ana);
    ledger.takeOff(otto);
    ledger.settle(now);
    expect(undo(ledger, removed('CONFIRMED', null))).toMatchObject([
      { type: 'huddle.changed-by-hand', undone: 'act' },
      { type: 'huddle.passed-over', personId: ana, reason: '' },
    ]);
    expect(lineOf(ledger)).toEqual(['ana WAITING']);
    ledger.takeOff(otto);
    ledger.settle(now);
    ledger.takeOffer(ana, now);
    expect(undo(ledger, removed('CONFIRMED', null))).toMatchObject({ code: 'PLACE_TAKEN_SINCE' });
  });

  test('of taking off who waits gives back the very position', () => {
    const ledger = ledgerOf(1);
    say(ledger, ana);
    ledger.addByHand(otto, 1);
    say(ledger, ben);
    ledger.takeOff(otto);
    expect(undo(ledger, removed('WAITING', 1))).toMatchObject([{ undone: 'act' }]);
    expect([ledger.positionOf(otto), ledger.positionOf(ben)]).toEqual([1, 2]);
    expect(undo(ledger, removed('WAITING', 1))).toMatchObject({ code: 'CHANGED_SINCE' });
  });

  test('of adding takes them off, and the place goes on', () => {
    const ledger = ledgerOf(1);
    ledger.addByHand(otto, 1);
    say(ledger, ana);
    const added: HostAct = { ...removed('WAITING', null), kind: 'ADDED' };
    expect(undo(ledger, added)).toMatchObject([{ type: 'huddle.changed-by-hand' }]);
    expect(lineOf(ledger)).toEqual(['ana OFFERED']);
    expect(undo(ledger, added)).toMatchObject({ code: 'CHANGED_SINCE' });
  });
});
