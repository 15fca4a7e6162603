import { describe, expect, test } from 'vitest';
import type { AccessLevel } from './access.ts';
import {
  type AskedRole,
  checkHostAnswer,
  checkLayDown,
  checkNotedSince,
  decidePayment,
  decideTurnout,
  type Group,
  groups,
  mayReadRoster,
  openHostRequest,
  turnoutOpensAt,
} from './people.ts';
import type { Role } from './state.ts';

const cases: readonly [Role, AskedRole | null, boolean, AskedRole | null][] = [
  ['PARTICIPANT', null, false, null],
  ['PARTICIPANT', 'CO_HOST', false, 'CO_HOST'],
  ['PARTICIPANT', 'CO_HOST', true, null],
  ['PARTICIPANT', 'HOST', false, null],
  ['CO_HOST', 'HOST', false, 'HOST'],
  ['CO_HOST', 'CO_HOST', false, null],
  ['HOST', 'HOST', false, null],
  ['HOST', 'CO_HOST', false, null],
];

describe('S2 nobody hosts without their own yes', () => {
  test.each(cases)('a %s who was asked to be %s (taken off: %s) may answer for %s', (...given) => {
    const [role, roleAsked, declined, open] = given;
    expect(openHostRequest({ role, roleAsked, declined })).toBe(open);
  });

  test('an answer is refused when nobody asks, or the huddle is cancelled', () => {
    const asked = { role: 'PARTICIPANT', roleAsked: 'CO_HOST', declined: false } as const;
    expect(checkHostAnswer('PUBLISHED', asked)).toBeUndefined();
    expect(checkHostAnswer('CANCELLED', asked)).toMatchObject({ code: 'HUDDLE_CANCELLED' });
    expect(checkHostAnswer('PUBLISHED', { ...asked, roleAsked: null })).toMatchObject({
      code: 'HOST_NOT_ASKED',
    });
  });

  test.each([
    ['HOST', 'HOST_HANDS_OVER_FIRST'],
    ['CO_HOST', undefined],
    ['PARTICIPANT', 'NOT_A_HOST'],
  ] as const)('a %s who lays the role down is answered %s', (role, code) => {
    expect(checkLayDown(role)?.code).toBe(code);
  });
});

const shown = { showAttending: true, showInterested: true };
const readable = (access: AccessLevel, huddle: typeof shown): Group[] =>
  groups.filter((group) => mayReadRoster(access, group, huddle));

describe('HUD-18 the lists of people', () => {
  test('are all open to hosts, whatever they show others', () => {
    expect(readable('HOST', { showAttending: false, showInterested: false })).toEqual(groups);
  });

  test.each(['NOTHING', 'LINK', 'CARD'] as const)('are closed to somebody who sees %s', (access) => {
    expect(readable(access, shown)).toEqual([]);
  });

  test.each([
    [true, true, ['CONFIRMED', 'MAYBE', 'INTERESTED']],
    [true, false, ['CONFIRMED', 'MAYBE']],
    [false, true, ['INTERESTED']],
    [false, false, []],
  ])(
    'people inside read what hosts show (who comes: %s, who is interested: %s)',
    (attending, interested, lists) => {
      expect(readable('INSIDE', { showAttending: attending, showInterested: interested })).toEqual(lists);
    },
  );
});

const startsAt = new Date('2026-07-04T10:00:00.000Z');
const opens = new Date('2026-07-04T07:00:00.000Z');

describe('HUD-26 who came', () => {
  test('is noted from three hours before the start on', () => {
    expect(turnoutOpensAt(startsAt)).toEqual(opens);
    const before = new Date(opens.getTime() - 1);
    expect(decideTurnout({ startsAt }, { status: 'CONFIRMED' }, before)).toMatchObject({
      code: 'ATTENDANCE_TOO_EARLY',
      params: { date: opens.toISOString() },
    });
    expect(decideTurnout({ startsAt }, { status: 'CONFIRMED' }, opens)).toBeUndefined();
  });

  test('is noted of those only who are confirmed', () => {
    expect(decideTurnout({ startsAt }, { status: 'WAITING' }, startsAt)?.code).toBe('NOT_CONFIRMED');
  });
});

describe('HUD-19 who has paid', () => {
  test.each([
    ['FREE', 'YES', 'HUDDLE_IS_FREE', 'rule'],
    ['PAID', 'YES', undefined, undefined],
    ['PAID', 'MAYBE', 'NOT_A_PARTICIPANT', 'conflict'],
    ['PAID', null, 'NOT_A_PARTICIPANT', 'conflict'],
  ] as const)('at a %s huddle, of somebody who answered %s: %s', (paymentMode, answer, code, kind) => {
    const refusal = decidePayment({ paymentMode }, { answer });
    expect([refusal?.code, refusal?.kind]).toEqual([code, kind]);
  });
});

test('O17 of two notes the one that was pressed last counts; one without a time is pressed now', () => {
  const notedAt = new Date('2026-06-20T10:00:00Z');
  const by = (milliseconds: number) => new Date(notedAt.getTime() + milliseconds);
  expect(checkNotedSince(notedAt, by(-1))).toMatchObject({
    code: 'NOTED_SINCE',
    kind: 'conflict',
    params: { date: '2026-06-20T10:00:00.000Z' },
  });
  expect(checkNotedSince(notedAt, notedAt)).toBeUndefined();
  expect(checkNotedSince(notedAt, undefined)).toBeUndefined();
  expect(checkNotedSince(null, by(-1))).toBeUndefined();
});
