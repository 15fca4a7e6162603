import { expect, test } from 'vitest';
import { decideReport } from './reports.ts';

test.each([
  [19, false, undefined, undefined],
  [20, false, 'TOO_MANY_REPORTS', 'rule'],
  [0, true, 'ALREADY_REPORTED', 'conflict'],
  [20, true, 'ALREADY_REPORTED', 'conflict'],
])('ADM-1 after %i reports in a day, of this one already (%s), one more is answered %s', (...given) => {
  const [today, alreadyOpen, code, kind] = given;
  const refusal = decideReport(today, alreadyOpen);
  expect([refusal?.code, refusal?.kind]).toEqual([code, kind]);
});

test('ADM-1 the refusal says how many a day there may be', () => {
  expect(decideReport(20, false)?.params).toEqual({ most: 20 });
});
