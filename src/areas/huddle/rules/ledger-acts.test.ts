import { describe, expect, test } from 'vitest';
import type { PersonId } from '#platform/shared/ids.ts';
import { Ledger } from './ledger.ts';
import { type Party, type RegisteredParty, tallyOf, unanswered } from './waiting-list.ts';

const now = new Date('2026-06-01T08:00:00.000Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const HOUR_MS = 3_600_000;
const [ana, ben, cleo] = ['ana', 'ben', 'cleo'] as unknown as readonly [PersonId, PersonId, PersonId];
const none = { confirmedPeople: 0, heldPeople: 0, confirmed: 0, maybe: 0, requested: 0, waiting: 0 };

const party = (personId: PersonId, more: Partial<Omit<RegisteredParty, 'id'>>): RegisteredParty => ({
  ...unanswered(personId),
  answer: 'YES',
  ...more,
});
const asked = party(ana, { status: 'REQUESTED', size: 2, guests: { KID: 1 } });
const waits = (personId: PersonId, queueNumber: number, size = 1) =>
  party(personId, { status: 'WAITING', queueNumber, size });
const offered = party(ana, { status: 'OFFERED', queueNumber: 1, offerEndsAt: at(HOUR_MS) });

/** A ledger of these parties; its start is far away. */
function ledgerOf(capacity: number | null, ...parties: readonly Party[]): Ledger {
  const sum = (key: keyof typeof none) => parties.reduce((total, each) => total + tallyOf(each)[key], 0);
  const tally = Object.fromEntries(Object.keys(none).map((key) => [key, sum(key as keyof typeof none)]));
  return new Ledger({
    capacity,
    tally: tally as typeof none,
    lastQueueNumber: 9,
    startsAt: at(1_000 * HOUR_MS),
    parties,
  });
}
const answerOf = (answer: 'YES' | 'MAYBE' | 'NO', wants: 'SPOT' | 'APPROVAL' | 'NOTHING', size = 1) => ({
  answer,
  guests: size > 1 ? { ADULT: size - 1 } : {},
  party: size,
  wants,
});

describe('HUD-8 an answer', () => {
  test('that wants nothing holds no place, and frees the one there was', () => {
    const ledger = ledgerOf(2, party(ana, { status: 'CONFIRMED', size: 2 }));
    expect(ledger.answer(ana, answerOf('MAYBE', 'NOTHING'))).toBeUndefined();
    expect(ledger.partyOf(ana)).toEqual(party(ana, { answer: 'MAYBE', status: 'NONE' }));
    expect([ledger.tally, ledger.room]).toEqual([{ ...none, maybe: 1 }, 2]);
  });

  test('that needs a host waits for them, outside the queue', () => {
    const ledger = ledgerOf(1, waits(ana, 3));
    expect(ledger.answer(ana, answerOf('YES', 'APPROVAL', 2))).toBeUndefined();
    expect(ledger.partyOf(ana)).toEqual(party(ana, { status: 'REQUESTED', size: 2, guests: { ADULT: 1 } }));
    expect(ledger.tally).toEqual({ ...none, requested: 1 });
  });

  test('is a place for any party where there is no limit', () => {
    const ledger = ledgerOf(null);
    expect(ledger.answer(ana, answerOf('YES', 'SPOT', 500))).toBeUndefined();
    expect(ledger.tally).toEqual({ ...none, confirmed: 1, confirmedPeople: 500 });
    expect(ledger.room).toBe(Number.POSITIVE_INFINITY);
  });

  test('HUD-14 of who waits already keeps their position, with the party as it is now', () => {
    const ledger = ledgerOf(3, party(cleo, { status: 'CONFIRMED', size: 3 }), waits(ana, 3), waits(ben, 4));
    expect(ledger.answer(ana, answerOf('YES', 'SPOT', 2))).toBeUndefined();
    expect(ledger.partyOf(ana)).toMatchObject({ status: 'WAITING', queueNumber: 3, size: 2 });
    expect([ledger.lastQueueNumber, ledger.positionOf(ana), ledger.positionOf(ben)]).toEqual([9, 1, 2]);
  });

  test('HUD-14 of who has an offer takes it, up to the room', () => {
    const full = { ...offered, size: 2 };
    const ledger = ledgerOf(2, full);
    expect(ledger.answer(ana, answerOf('YES', 'SPOT', 2))).toBeUndefined();
    expect(ledger.partyOf(ana)).toMatchObject({ status: 'CONFIRMED', queueNumber: null, offerEndsAt: null });
    const other = ledgerOf(3, full, party(ben, { status: 'CONFIRMED' }));
    expect(other.answer(ana, answerOf('YES', 'SPOT', 3))?.code).toBe('NOT_ENOUGH_PLACES');
  });
});

type Act = 'approve' | 'decline' | 'remove' | 'readmit';

describe('HUD-24 a host', () => {
  const refused: readonly [Act, Party, string][] = [
    ['approve', party(ana, { status: 'CONFIRMED' }), 'NO_REQUEST'],
    ['approve', unanswered(ana), 'NO_REQUEST'],
    ['decline', waits(ana, 1), 'NO_REQUEST'],
    ['remove', unanswered(ana), 'NOT_A_PARTICIPANT'],
    ['readmit', party(ana, { status: 'CONFIRMED' }), 'NOT_A_PARTICIPANT'],
  ];
  test.each(refused)('cannot %s %o: %s', (act, stands, code) => {
    const ledger = ledgerOf(5, stands);
    expect(ledger[act](ana)).toMatchObject({ code, kind: 'conflict' });
    expect([ledger.partyOf(ana), ledger.changedParties()]).toEqual([stands, []]);
  });

  test('approves a request: it has a place, or one in the queue', () => {
    const ledger = ledgerOf(2, asked);
    expect(ledger.approve(ana)).toBeUndefined();
    expect(ledger.partyOf(ana)).toEqual({ ...asked, status: 'CONFIRMED' });
    const full = ledgerOf(2, asked, party(ben, { status: 'CONFIRMED' }));
    expect(full.approve(ana)).toBeUndefined();
    expect(full.partyOf(ana)).toEqual({ ...asked, status: 'WAITING', queueNumber: 10 });
    expect(full.positionOf(ana)).toBe(1);
  });

  test.each(['decline', 'remove'] as const)(
    'can %s somebody who asked, who keeps nothing but the no',
    (act) => {
      const ledger = ledgerOf(5, asked);
      expect(ledger[act](ana)).toBeUndefined();
      expect(ledger.partyOf(ana)).toEqual({ ...unanswered(ana), declined: true });
      expect(ledger.tally).toEqual(none);
      expect(ledger.changedParties()).toHaveLength(1);
    },
  );

  test('takes an earlier no back', () => {
    const ledger = ledgerOf(5, { ...unanswered(ana), declined: true });
    expect(ledger.readmit(ana)).toBeUndefined();
    expect(ledger.partyOf(ana)).toEqual(unanswered(ana));
  });

  test('has said no: a party that is released does not lose that', () => {
    const ledger = ledgerOf(5, { ...asked, declined: true });
    ledger.release(ana);
    expect(ledger.partyOf(ana)).toEqual({ ...unanswered(ana), declined: true });
  });

  test.each([
    [4, undefined],
    [3, undefined],
    [2, 'CAPACITY_BELOW_CONFIRMED'],
    [null, undefined],
  ])('HUD-14 changes the limit to %s, three being taken: %s', (capacity, code) => {
    const ledger = ledgerOf(4, party(ben, { status: 'CONFIRMED', size: 2 }), offered);
    expect(ledger.changeCapacity(capacity)?.code).toBe(code);
    expect(ledger.capacity).toBe(code ? 4 : capacity);
  });
});

describe('HUD-14 an offer', () => {
  test.each([
    [HOUR_MS, undefined],
    [HOUR_MS + 1, 'NO_OFFER'],
  ])('is taken up to its end (%i ms): %s', (ms, code) => {
    const ledger = ledgerOf(1, offered);
    expect(ledger.takeOffer(ana, at(ms))?.code).toBe(code);
    const taken: Party = { ...offered, status: 'CONFIRMED', queueNumber: null, offerEndsAt: null };
    expect(ledger.partyOf(ana)).toEqual(code ? offered : taken);
  });

  test.each([
    ['who waits', waits(ana, 1)],
    ['who waits and had one', { ...waits(ana, 1), offerEndsAt: at(HOUR_MS) }],
    ['whose end is not known', { ...offered, offerEndsAt: null }],
  ])('is not there for somebody %s', (_, stands) => {
    expect(ledgerOf(1, stands).takeOffer(ana, now)?.code).toBe('NO_OFFER');
  });

  test('lapses at its end, and its party leaves the queue', () => {
    const ledger = ledgerOf(2, offered, waits(ben, 2));
    expect(ledger.expireOffers(at(HOUR_MS - 1))).toEqual([]);
    expect(ledger.expireOffers(at(HOUR_MS))).toEqual([offered]);
    expect(ledger.partyOf(ana)).toEqual(unanswered(ana));
    expect(ledger.queue()).toEqual([waits(ben, 2)]);
    expect(ledger.tally).toEqual({ ...none, waiting: 1 });
  });

  test('that is open is not made again when more room appears', () => {
    const ledger = ledgerOf(3, offered);
    expect(ledger.settle(now)).toEqual([]);
    expect(ledger.partyOf(ana)).toEqual(offered);
  });
});

describe('HUD-14 the queue', () => {
  test('stands in the order of its numbers, in whatever order it was handed over', () => {
    const inside = party(ana, { status: 'CONFIRMED' });
    const ledger = ledgerOf(1, waits(cleo, 7), inside, waits(ben, 4));
    expect(ledger.queue().map(({ id }) => id)).toEqual([ben, cleo]);
    expect([ana, ben, cleo].map((each) => ledger.positionOf(each))).toEqual([null, 1, 2]);
    ledger.release(ana);
    expect(ledger.settle(now).map(({ id }) => id)).toEqual([ben]);
  });
});
