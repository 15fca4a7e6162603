import { describe, expect, test } from 'vitest';
import { isRefusal } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { type AttendanceCommand, type AttendanceState, decide, type KnownPerson } from './attendance.ts';
import { namedIn, opensSpots } from './concern.ts';
import { Ledger } from './ledger.ts';
import { type HuddleState, stranger } from './state.ts';
import { addTally, type RegisteredParty, tallyOf, unanswered } from './waiting-list.ts';

const now = new Date('2026-06-01T08:00:00.000Z');
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
const huddleId = 'ridge' as HuddleId;
const [host, goes, offered, waits, asks, out, hidden] = [
  'host',
  'goes',
  'offered',
  'waits',
  'asks',
  'out',
  'hidden',
] as unknown as readonly PersonId[] as readonly [
  PersonId,
  PersonId,
  PersonId,
  PersonId,
  PersonId,
  PersonId,
  PersonId,
];

const open: HuddleState = {
  status: 'PUBLISHED',
  privacy: 'PUBLIC',
  activity: 'HIKING',
  startsAt: inDays(9),
  rsvpStartsAt: null,
  rsvpEndsAt: null,
  dateOpen: false,
  approvalRequired: false,
  decisiveRsvp: false,
  guestAllowed: true,
  guestLimit: 3,
  guestAllowedAges: ['ADULT'],
  paymentMode: 'FREE',
};
const party = (personId: PersonId, more: Partial<Omit<RegisteredParty, 'id'>>): RegisteredParty => ({
  ...unanswered(personId),
  answer: 'YES',
  ...more,
});
const parties = [
  party(goes, { status: 'CONFIRMED' }),
  party(offered, { status: 'OFFERED', queueNumber: 1, offerEndsAt: inDays(1) }),
  party(waits, { status: 'WAITING', queueNumber: 2 }),
  party(asks, { status: 'REQUESTED' }),
  { ...unanswered(out), declined: true },
];

/** A huddle of two: one goes, one is offered a spot, one waits, one asks, one was taken off. */
function stateWith(huddle: Partial<HuddleState> = {}, at = now): AttendanceState {
  const state = { ...open, ...huddle };
  const tally = parties.reduce((sum, each) => addTally(sum, tallyOf(each), 1), tallyOf(unanswered(host)));
  const ledger = new Ledger({ capacity: 2, tally, lastQueueNumber: 2, startsAt: state.startsAt, parties });
  const seen: KnownPerson = { access: 'CARD', participation: stranger };
  const people = new Map<PersonId, KnownPerson>(parties.map(({ id }) => [id, seen]));
  people.set(host, { access: 'HOST', participation: { ...stranger, role: 'HOST' } });
  people.set(hidden, { access: 'NOTHING', participation: stranger });
  return { huddleId, huddle: state, people, ledger, now: at };
}

const byHost = (type: 'acceptRequest' | 'declineRequest' | 'removeParticipant' | 'readmitParticipant') =>
  ((personId: PersonId) => ({ type, actor: host, personId })) satisfies (id: PersonId) => AttendanceCommand;
const [accept, decline, remove, readmit] = [
  byHost('acceptRequest'),
  byHost('declineRequest'),
  byHost('removeParticipant'),
  byHost('readmitParticipant'),
];
const rsvp = (actor: PersonId, answer: 'YES' | 'NO' | 'MAYBE', guests = {}): AttendanceCommand => ({
  type: 'rsvp',
  actor,
  answer,
  guests,
});
const setCapacity = (capacity: number | null, actor = host): AttendanceCommand => ({
  type: 'setCapacity',
  actor,
  capacity,
});

type Row = readonly [what: string, command: AttendanceCommand, happened: readonly string[]];

/** What happened to whom, in its order; the statuses that are another afterwards. */
describe('HUD-14 what a command does', () => {
  const rows: readonly Row[] = [
    ['a yes of who waits changes no position', rsvp(waits, 'YES'), ['rsvp-answered waits']],
    ['a no frees the spot for the queue', rsvp(goes, 'NO'), ['rsvp-answered goes', 'place-offered waits']],
    ['a maybe frees the spot, too', rsvp(goes, 'MAYBE'), ['rsvp-answered goes', 'place-offered waits']],
    [
      'a withdrawal frees it',
      { type: 'withdraw', actor: goes },
      ['rsvp-withdrawn goes', 'place-offered waits'],
    ],
    [
      'an offer that is taken stays taken',
      { type: 'acceptOffer', actor: offered },
      ['rsvp-answered offered'],
    ],
    [
      'an offer that is left goes to the next',
      { type: 'declineOffer', actor: offered },
      ['rsvp-withdrawn offered', 'place-offered waits'],
    ],
    ['a request that is accepted', accept(asks), ['request-accepted asks']],
    ['a request that is declined', decline(asks), ['request-declined asks']],
    ['who is taken off frees the spot', remove(goes), ['participant-removed goes', 'place-offered waits']],
    ['who is let in again', readmit(out), ['participant-readmitted out']],
    ['more capacity', setCapacity(3), ['capacity-changed host', 'place-offered waits']],
    ['no capacity to keep', setCapacity(null), ['capacity-changed host', 'place-offered waits']],
    ['offers that still stand', { type: 'expireOffers' }, []],
    ['spots that are all taken', { type: 'fillSpots' }, []],
    ['a spot that is given back', { type: 'release', personId: goes }, ['place-offered waits']],
    [
      'a plan with more capacity',
      { type: 'reschedule', capacity: 3, startsAt: null },
      ['place-offered waits'],
    ],
    [
      'a start that moves near confirms offers and the queue',
      { type: 'reschedule', capacity: 3, startsAt: inDays(1) },
      ['promoted offered', 'promoted waits'],
    ],
  ];
  test.each(rows)('%s', (_, command, happened) => {
    const state = stateWith();
    const before = state.ledger.copy();
    const decided = decide(state, command);
    if (isRefusal(decided)) throw new Error(decided.code);
    const said = decided.events.map((event) => {
      const whom = 'personId' in event ? event.personId : event.unregisteredId;
      return `${event.type.replace('huddle.', '')} ${whom}`;
    });
    expect(said).toEqual(happened);
    expect(decided.events.every((event) => event.huddleId === huddleId)).toBe(true);
    // What was handed in is what it was.
    expect(state.ledger).toEqual(before);
  });

  test('an offer that has run out goes to the next, and near the start the spot itself', () => {
    const decided = decide(stateWith({ startsAt: inDays(3) }, inDays(1)), { type: 'expireOffers' });
    if (isRefusal(decided)) throw new Error(decided.code);
    expect(decided.events).toEqual([
      { type: 'huddle.offer-lapsed', huddleId, personId: offered },
      { type: 'huddle.promoted', huddleId, personId: waits, offerEndsAt: null },
    ]);
    expect(decided.state.ledger.partyOf(waits).status).toBe('CONFIRMED');
  });

  test('nobody moves up once the others have set off', () => {
    const decided = decide(stateWith({ startsAt: inDays(-1) }), remove(goes));
    expect(decided).toMatchObject({ events: [{ type: 'huddle.participant-removed', hostId: host }] });
  });

  test('an answer says what it led to', () => {
    const full = decide(stateWith(), rsvp(goes, 'YES', { ADULT: 1 }));
    expect(full).toMatchObject({ refused: true, code: 'NOT_ENOUGH_PLACES', params: { left: 0 } });
    const wide = decide(stateWith(), setCapacity(9));
    const more = isRefusal(wide) ? wide : decide(wide.state, rsvp(goes, 'YES', { ADULT: 1 }));
    expect(more).toMatchObject({ events: [{ answer: 'YES', place: 'CONFIRMED', guestCount: 1 }] });
  });
});

describe('HUD-8 HUD-14 why a command is refused', () => {
  const past = { startsAt: inDays(-1) };
  const rows: ReadonlyArray<readonly [AttendanceCommand, string, Partial<HuddleState>]> = [
    [rsvp(hidden, 'YES'), 'NOT_FOUND', {}],
    [rsvp('nobody' as PersonId, 'YES'), 'NOT_FOUND', {}],
    [rsvp(host, 'YES'), 'HOST_MAY_NOT_RSVP', {}],
    [rsvp(out, 'YES'), 'REQUEST_DECLINED', {}],
    [rsvp(goes, 'YES', { ADULT: 1 }), 'NOT_ENOUGH_PLACES', {}],
    [rsvp(goes, 'YES', { ADULT: 3 }), 'PARTY_TOO_LARGE', {}],
    [{ type: 'withdraw', actor: out }, 'NOTHING_TO_WITHDRAW', {}],
    [{ type: 'acceptOffer', actor: waits }, 'NO_OFFER', {}],
    [{ type: 'declineOffer', actor: goes }, 'NO_OFFER', {}],
    [{ type: 'acceptOffer', actor: offered }, 'HUDDLE_CANCELLED', { status: 'CANCELLED' }],
    [{ type: 'acceptOffer', actor: offered }, 'HUDDLE_PAST', past],
    [{ ...accept(asks), actor: goes }, 'NOT_A_HOST', {}],
    [setCapacity(9, goes), 'NOT_A_HOST', {}],
    [accept(goes), 'NO_REQUEST', {}],
    [decline(goes), 'NO_REQUEST', {}],
    [remove(out), 'NOT_A_PARTICIPANT', {}],
    [readmit(goes), 'NOT_A_PARTICIPANT', {}],
    [accept(asks), 'HUDDLE_PAST', past],
    [readmit(out), 'HUDDLE_PAST', past],
    [setCapacity(9), 'HUDDLE_PAST', past],
    [setCapacity(1), 'CAPACITY_BELOW_CONFIRMED', {}],
    [{ type: 'reschedule', capacity: 1, startsAt: null }, 'CAPACITY_BELOW_CONFIRMED', {}],
  ];
  test.each(rows)('%j: %s, with %j', (command, code, huddle) => {
    const state = stateWith(huddle);
    const before = state.ledger.copy();
    expect(decide(state, command)).toMatchObject({ refused: true, code });
    expect(state.ledger).toEqual(before);
  });
});

test('a command says whom it names, and whether others may move by it', () => {
  expect(namedIn(accept(asks))).toEqual([host, asks]);
  expect(namedIn({ type: 'release', personId: goes })).toEqual([goes]);
  expect(namedIn({ type: 'expireOffers' })).toEqual([]);
  expect([setCapacity(3), rsvp(goes, 'NO'), { type: 'fillSpots' } as const].map(opensSpots)).toEqual([
    true,
    false,
    true,
  ]);
});
