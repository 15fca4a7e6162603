import { describe, expect, test } from 'vitest';
import { decideInterest, decideRsvp, decideWithdrawal, needsApproval, whyRsvpIsClosed } from './rsvp.ts';
import type { AttendanceStatus, HuddleState, ParticipationState } from './state.ts';
import { stranger } from './state.ts';

const now = new Date('2026-07-04T10:00:00.000Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const HOUR_MS = 3_600_000;

const open: HuddleState = {
  status: 'PUBLISHED',
  privacy: 'PUBLIC',
  activity: 'HIKING',
  startsAt: at(48 * HOUR_MS),
  rsvpStartsAt: null,
  rsvpEndsAt: null,
  dateOpen: false,
  approvalRequired: false,
  mailAnswers: false,
  decisiveRsvp: false,
  guestAllowed: true,
  guestLimit: 3,
  guestAllowedAges: ['ADULT', 'KID'],
  paymentMode: 'FREE',
};
const yes = { answer: 'YES', guests: undefined } as const;
const maybe = { answer: 'MAYBE', guests: undefined } as const;
const no = { answer: 'NO', guests: undefined } as const;

describe('HUD-9 HUD-10 HUD-11 answers close', () => {
  const cases: readonly [string, Partial<HuddleState>, Partial<ParticipationState>, string | undefined][] = [
    ['open to anyone', {}, {}, undefined],
    ['closed to the host', {}, { role: 'HOST' }, 'HOST_MAY_NOT_RSVP'],
    ['closed to a co-host', {}, { role: 'CO_HOST' }, 'HOST_MAY_NOT_RSVP'],
    ['closed when it is cancelled', { status: 'CANCELLED' }, {}, 'HUDDLE_CANCELLED'],
    ['closed while it is a draft', { status: 'DRAFT' }, {}, 'HUDDLE_NOT_PUBLISHED'],
    ['open at the start', { startsAt: now }, {}, undefined],
    ['closed right after the start', { startsAt: at(-1) }, {}, 'HUDDLE_PAST'],
    ['closed while people vote on the date', { dateOpen: true }, {}, 'DATE_OPEN'],
    ['closed before the window', { rsvpStartsAt: at(1) }, {}, 'RSVP_NOT_STARTED'],
    ['open when the window begins', { rsvpStartsAt: now }, {}, undefined],
    ['open when the window ends', { rsvpEndsAt: now }, {}, undefined],
    ['closed after the window', { rsvpEndsAt: at(-1) }, {}, 'RSVP_ENDED'],
  ];
  test.each(cases)('a huddle is %s', (_, huddle, me, code) => {
    const closed = whyRsvpIsClosed({ ...open, ...huddle }, { ...stranger, ...me }, now);
    expect(closed?.code).toBe(code);
    expect(decideRsvp({ ...open, ...huddle }, { ...stranger, ...me }, yes, now)).toMatchObject(
      code ? { code } : { answer: 'YES' },
    );
  });

  test('the refusal says from when and until when answers are taken', () => {
    expect(whyRsvpIsClosed({ ...open, rsvpStartsAt: at(1) }, stranger, now)?.params).toEqual({
      date: '2026-07-04T10:00:00.001Z',
    });
    expect(whyRsvpIsClosed({ ...open, rsvpEndsAt: at(-1) }, stranger, now)?.params).toEqual({
      date: '2026-07-04T09:59:59.999Z',
    });
  });

  test('a host is told that they may not, others that they cannot now', () => {
    expect(whyRsvpIsClosed(open, { ...stranger, role: 'HOST' }, now)?.kind).toBe('forbidden');
    expect(whyRsvpIsClosed({ ...open, status: 'DRAFT' }, stranger, now)?.kind).toBe('rule');
  });
});

describe('HUD-8 an answer', () => {
  test('yes asks for places for the whole party', () => {
    const input = { answer: 'YES', guests: { ADULT: 1, KID: 2 } } as const;
    expect(decideRsvp(open, stranger, input, now)).toEqual({
      answer: 'YES',
      guests: { ADULT: 1, KID: 2 },
      party: 4,
      wants: 'SPOT',
    });
  });

  test('maybe asks for nothing, and brings guests', () => {
    const input = { answer: 'MAYBE', guests: { KID: 1 } } as const;
    const expected = { answer: 'MAYBE', guests: { KID: 1 }, party: 2, wants: 'NOTHING' };
    expect(decideRsvp(open, stranger, input, now)).toEqual(expected);
    expect(decideRsvp({ ...open, approvalRequired: true }, stranger, input, now)).toEqual(expected);
  });

  test('no asks for nothing and brings nobody', () => {
    const expected = { answer: 'NO', guests: {}, party: 1, wants: 'NOTHING' };
    expect(decideRsvp(open, stranger, no, now)).toEqual(expected);
    expect(decideRsvp(open, stranger, { answer: 'NO', guests: {} }, now)).toEqual(expected);
    expect(decideRsvp(open, stranger, { answer: 'NO', guests: { KID: 1 } }, now)).toMatchObject({
      code: 'GUESTS_NOT_ALLOWED',
    });
  });

  test.each([
    [yes, false, undefined],
    [maybe, false, undefined],
    [yes, true, undefined],
    [maybe, true, 'TENTATIVE_NOT_OFFERED'],
    [no, true, undefined],
  ] as const)('%o where hosts ask for a clear word (%s)', (input, decisiveRsvp, code) => {
    const answer = decideRsvp({ ...open, decisiveRsvp }, stranger, input, now);
    expect('code' in answer ? answer.code : undefined).toBe(code);
  });

  test.each([
    [yes, 'REQUEST_DECLINED'],
    [maybe, 'REQUEST_DECLINED'],
    [no, undefined],
  ] as const)('of somebody the hosts have turned away: %o', (input, code) => {
    const answer = decideRsvp(open, { ...stranger, declined: true }, input, now);
    expect('code' in answer ? answer.code : undefined).toBe(code);
  });

  test('HUD-12 is refused when its guests are', () => {
    const input = { answer: 'YES', guests: { SENIOR: 1 } } as const;
    expect(decideRsvp(open, stranger, input, now)).toMatchObject({ code: 'GUEST_AGE_NOT_ALLOWED' });
  });
});

describe('LINK-3 a host has the last word', () => {
  const cases: readonly [string, Partial<HuddleState>, Partial<ParticipationState>, boolean][] = [
    ['on nobody where all may come', {}, {}, false],
    ['where approval is required', { approvalRequired: true }, {}, true],
    ['on a private huddle', { privacy: 'PRIVATE' }, {}, true],
    ['not within a community', { privacy: 'COMMUNITY' }, {}, false],
    ['not on the invited', { privacy: 'PRIVATE', approvalRequired: true }, { invited: true }, false],
  ];
  const statuses: readonly [AttendanceStatus, boolean][] = [
    ['NONE', true],
    ['REQUESTED', true],
    ['CONFIRMED', false],
    ['WAITING', false],
    ['OFFERED', false],
  ];
  test.each(cases)('%s', (_, huddle, me, needed) => {
    const [state, person] = [
      { ...open, ...huddle },
      { ...stranger, ...me },
    ];
    expect(needsApproval(state, person)).toBe(needed);
    expect(decideRsvp(state, person, yes, now)).toEqual({
      answer: 'YES',
      guests: {},
      party: 1,
      wants: needed ? 'APPROVAL' : 'SPOT',
    });
  });

  test.each(statuses)('on a person whose status is %s: %s', (status, needed) => {
    expect(needsApproval({ ...open, approvalRequired: true }, { ...stranger, status })).toBe(needed);
  });
});

describe('HUD-8 an answer is taken back', () => {
  const answered: ParticipationState = { ...stranger, answer: 'YES' };
  const cases: readonly [string, Partial<HuddleState>, ParticipationState, string | undefined][] = [
    ['until the start', { startsAt: now }, answered, undefined],
    ['not after the start', { startsAt: at(-1) }, answered, 'HUDDLE_PAST'],
    ['outside the window, too', { rsvpEndsAt: at(-1) }, answered, undefined],
    ['even if it was no', {}, { ...stranger, answer: 'NO' }, undefined],
    ['not where there is none', {}, stranger, 'NOTHING_TO_WITHDRAW'],
    ['not by a host', {}, { ...answered, role: 'CO_HOST' }, 'HOST_MAY_NOT_RSVP'],
  ];
  test.each(cases)('%s', (_, huddle, me, code) => {
    expect(decideWithdrawal({ ...open, ...huddle }, me, now)?.code).toBe(code);
  });
});

describe('HUD-8 somebody is interested', () => {
  const cases: readonly [string, Partial<HuddleState>, Partial<ParticipationState>, string | undefined][] = [
    ['in a huddle to come', {}, {}, undefined],
    ['outside the window, too', { rsvpStartsAt: at(1), rsvpEndsAt: at(2) }, {}, undefined],
    ['until the start', { startsAt: now }, {}, undefined],
    ['not after the start', { startsAt: at(-1) }, {}, 'HUDDLE_PAST'],
    ['not in a cancelled one', { status: 'CANCELLED' }, {}, 'HUDDLE_CANCELLED'],
    ['not as a host', {}, { role: 'HOST' }, 'HOST_MAY_NOT_RSVP'],
  ];
  test.each(cases)('%s', (_, huddle, me, code) => {
    expect(decideInterest({ ...open, ...huddle }, { ...stranger, ...me }, now)?.code).toBe(code);
  });
});
