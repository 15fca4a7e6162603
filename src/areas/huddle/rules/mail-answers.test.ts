import { describe, expect, test } from 'vitest';
import { isRefusal } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import { Ledger } from './ledger.ts';
import { decideByMail, type MailCommand, whyMailAnswersAreClosed } from './mail-answers.ts';
import { type HuddleState, type Role, stranger } from './state.ts';
import { unanswered } from './waiting-list.ts';

const now = new Date('2026-06-01T08:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const huddle: HuddleState = {
  status: 'PUBLISHED',
  privacy: 'PUBLIC',
  activity: 'HIKING',
  startsAt: later(200),
  rsvpStartsAt: null,
  rsvpEndsAt: null,
  dateOpen: false,
  approvalRequired: false,
  mailAnswers: true,
  decisiveRsvp: false,
  guestAllowed: true,
  guestLimit: 2,
  guestAllowedAges: ['KID', 'ADULT'],
  paymentMode: 'FREE',
};
const mila = 'mila' as UnregisteredId;
const otto = 'otto' as UnregisteredId;
const me = 'me' as PersonId;
const empty = { confirmedPeople: 0, heldPeople: 0, confirmed: 0, maybe: 0, requested: 0, waiting: 0 };

function world(change: Partial<HuddleState> = {}, capacity: number | null = 3, role: Role = 'PARTICIPANT') {
  const state = { ...huddle, ...change };
  const ledger = new Ledger({
    capacity,
    tally: empty,
    lastQueueNumber: 0,
    startsAt: state.startsAt,
    parties: [],
  });
  const people = new Map([[me, { participation: { ...stranger, role } }]]);
  return { huddleId: 'ridge' as HuddleId, huddle: state, people, ledger, now };
}
const yes = (size: number, unregisteredId = mila): MailCommand => ({
  type: 'answerByMail',
  unregisteredId,
  size,
  name: 'Mila',
  note: '',
});
const codeOf = (decided: ReturnType<typeof decideByMail>) =>
  isRefusal(decided) ? decided.code : decided[0]?.type;

describe('HUD-24 when answers by mail are taken', () => {
  test.each<[string, Partial<HuddleState>, string | undefined]>([
    ['where hosts allow it', {}, undefined],
    ['not where they do not', { mailAnswers: false }, 'MAIL_ANSWERS_OFF'],
    ['not where each is asked about', { approvalRequired: true }, 'MAIL_ANSWERS_OFF'],
    ['for a club, through its link', { privacy: 'COMMUNITY' }, undefined],
    ['not in private', { privacy: 'PRIVATE' }, 'MAIL_ANSWERS_OFF'],
    ['not when it is called off', { status: 'CANCELLED' }, 'HUDDLE_CANCELLED'],
    ['up to the start', { startsAt: now }, undefined],
    ['not after it', { startsAt: later(-1) }, 'HUDDLE_PAST'],
    ['not while the date is open', { dateOpen: true }, 'DATE_OPEN'],
    ['not before the window', { rsvpStartsAt: later(1) }, 'RSVP_NOT_STARTED'],
    ['not after the window', { rsvpEndsAt: later(-1) }, 'RSVP_ENDED'],
  ])('%s', (_, change, code) => {
    expect(whyMailAnswersAreClosed({ ...huddle, ...change }, now)?.code).toBe(code);
  });

  test.each<[string, Partial<HuddleState>, number, string]>([
    ['with as many as guests may be', {}, 3, 'huddle.unregistered-answered'],
    ['not with one more', {}, 4, 'TOO_MANY_GUESTS'],
    ['alone where there are no guests', { guestAllowed: false }, 1, 'huddle.unregistered-answered'],
    ['with nobody where there are no guests', { guestAllowed: false }, 2, 'GUESTS_NOT_ALLOWED'],
  ])('%s', (_, change, size, told) => {
    expect(codeOf(decideByMail(world(change), yes(size)))).toBe(told);
  });
});

describe('HUD-24 they stand in the ledger as all others do', () => {
  test('a place, the waiting list behind others, and more people where there is room', () => {
    const state = world();
    decideByMail(state, yes(2));
    expect(codeOf(decideByMail(state, yes(2, otto)))).toBe('huddle.unregistered-answered');
    expect(state.ledger.unregisteredOf(mila)?.status).toBe('CONFIRMED');
    expect(state.ledger.unregisteredOf(otto)?.status).toBe('WAITING');
    expect(codeOf(decideByMail(state, yes(3)))).toBe('huddle.unregistered-answered');
    expect(state.ledger.tally.confirmedPeople).toBe(3);
  });

  test('what they give back is free, once, and not after the start', () => {
    const state = world();
    decideByMail(state, yes(3));
    const gone = { type: 'withdrawByMail', unregisteredId: mila } as const;
    const started = { ...state, huddle: { ...huddle, startsAt: later(-1) } };
    expect(codeOf(decideByMail(started, gone))).toBe('HUDDLE_PAST');
    expect(codeOf(decideByMail(state, gone))).toBe('huddle.unregistered-left');
    expect(state.ledger.room).toBe(3);
    expect(codeOf(decideByMail(state, gone))).toBe('NOTHING_TO_WITHDRAW');
  });
});

describe('HUD-24 with an account what they hold is theirs', () => {
  const claim = { type: 'claim', unregisteredId: otto, personId: me } as const;

  test('a position on the waiting list stays where it is', () => {
    const state = world();
    decideByMail(state, yes(3));
    decideByMail(state, yes(2, otto));
    const third = 'third' as UnregisteredId;
    decideByMail(state, yes(1, third));
    expect(codeOf(decideByMail(state, claim))).toBe('huddle.rsvp-answered');
    expect(state.ledger.queue().map(({ id }) => id)).toEqual([me, third]);
    expect(state.ledger.partyOf(me)).toMatchObject({ status: 'WAITING', size: 2, guests: { ADULT: 1 } });
    expect(state.ledger.unregisteredOf(otto)).toBeUndefined();
  });

  test.each<[string, Role, boolean, number]>([
    ['taken over', 'PARTICIPANT', false, 1],
    ['given back by who answered already', 'PARTICIPANT', true, 1],
    ['given back by a host', 'CO_HOST', false, 0],
  ])('a place is %s', (_, role, answered, confirmed) => {
    const state = world({}, 3, role);
    decideByMail(state, yes(1, otto));
    if (answered) state.ledger.answer(me, { answer: 'YES', guests: {}, party: 1, wants: 'SPOT' });
    decideByMail(state, claim);
    expect(state.ledger.tally.confirmed).toBe(confirmed);
    expect(state.ledger.partyOf(me)).toEqual(
      confirmed === 1 ? { ...unanswered(me), answer: 'YES', status: 'CONFIRMED' } : unanswered(me),
    );
  });
});
