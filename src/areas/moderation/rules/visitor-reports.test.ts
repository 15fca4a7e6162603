import { expect, test } from 'vitest';
import {
  isProofOver,
  KEPT_DAYS,
  mayObject,
  PROOF_DAYS,
  standingOf,
  type VisitorStanding,
} from './visitor-reports.ts';

const day = 24 * 3_600_000;
const now = new Date('2026-06-01T12:00:00Z');
const before = (days: number, more = 0) => new Date(now.getTime() - days * day - more);

test('ADM-1 the link of a mail opens for seven days, and not a moment longer', () => {
  expect(PROOF_DAYS).toBe(7);
  expect(isProofOver(before(7), now)).toBe(false);
  expect(isProofOver(before(7, 1), now)).toBe(true);
});

test.each([
  [null, false, 'WAITING'],
  ['OPEN', false, 'OPEN'],
  ['OPEN', true, 'OPEN'],
  ['UPHELD', false, 'ACTED'],
  ['DISMISSED', false, 'NONE'],
  ['UPHELD', true, 'REVERSED'],
] as const)(
  'ADM-1 a report that is %s, its decision undone: %s, stands as %s',
  (state, isReversed, standing) => {
    expect(standingOf({ state, isReversed })).toBe(standing);
  },
);

test.each<[VisitorStanding, number, Date | null, boolean]>([
  ['NONE', 1, before(0), true],
  ['ACTED', 1, before(KEPT_DAYS), true],
  ['REVERSED', 1, before(1), true],
  ['NONE', 1, before(KEPT_DAYS, 1), false],
  ['NONE', 2, before(1), false],
  ['OPEN', 1, before(1), false],
  ['WAITING', 0, null, false],
  ['NONE', 1, null, false],
])(
  'ADM-1 of %s with %i reports, decided at %s, another look may be asked for: %s',
  (standing, reports, decidedAt, may) => {
    expect(mayObject(standing, { reports, decidedAt }, now)).toBe(may);
  },
);
