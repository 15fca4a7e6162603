import { describe, expect, test } from 'vitest';
import { decidePayment, decideTurnout, turnoutOpensAt } from './people.ts';

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
