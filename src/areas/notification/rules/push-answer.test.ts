import { expect, test } from 'vitest';
import { isProven, judgeAnswer } from './push-answer.ts';

const now = new Date('2026-06-01T08:00:00Z');
const fresh = { everAccepted: false, refused: 0 };
const known = { everAccepted: true, refused: 9 };
const later = (afterSeconds: number) => ({ is: 'LATER', afterSeconds });

test.each([
  [201, undefined, 1, fresh, { is: 'ACCEPTED' }],
  [200, undefined, 1, fresh, { is: 'ACCEPTED' }],
  [404, undefined, 1, known, { is: 'GONE' }],
  [410, undefined, 1, known, { is: 'GONE' }],
  [413, undefined, 1, known, { is: 'SHRINK' }],
  [429, '7', 1, known, later(7)],
  [429, 'Mon, 01 Jun 2026 08:01:30 GMT', 1, known, later(90)],
  [429, '0', 1, known, later(1)],
  [429, '86400', 1, known, later(3_600)],
  [429, 'soon', 1, known, later(15)],
  [429, undefined, 2, known, later(60)],
  [500, undefined, 1, known, later(15)],
  [503, '30', 4, known, later(30)],
  [503, '30', 5, known, { is: 'REFUSED' }],
  [0, undefined, 3, known, later(240)],
  [400, undefined, 1, known, { is: 'REFUSED' }],
  [400, undefined, 1, fresh, { is: 'REFUSED' }],
  [403, undefined, 1, { everAccepted: false, refused: 1 }, { is: 'REFUSED' }],
  [403, undefined, 1, { everAccepted: false, refused: 2 }, { is: 'GONE' }],
  [302, undefined, 1, known, { is: 'REFUSED' }],
] as const)(
  'NOT-5 %s, Retry-After %s, try %s, device %o leads to %o',
  (status, after, attempt, device, verdict) => {
    expect(judgeAnswer(status, after, attempt, device, now)).toEqual(verdict);
  },
);

test.each([
  [14 * 86_400_000, true],
  [14 * 86_400_000 + 1, false],
])('NOT-5 a device that was last open %s ms ago is proven: %s', (ago, proven) => {
  expect(isProven(new Date(now.getTime() - ago), now)).toBe(proven);
});
