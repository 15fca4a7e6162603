import { expect, test } from 'vitest';
import { isRefusal } from '#platform/shared/decision.ts';
import { decideExport, type Earlier, fetchUntil, isUnderWay } from './export.ts';

const now = new Date('2026-06-02T08:00:00Z');
const ago = (hours: number, state: Earlier['state'] = 'READY'): Earlier => ({
  state,
  askedAt: new Date(now.getTime() - hours * 3_600_000),
});

test.each<[string, readonly Earlier[], string]>([
  ['nothing before', [], 'YES'],
  ['one that waits', [ago(30, 'WAITING')], 'EXPORT_RUNS'],
  ['one that runs', [ago(1, 'RUNNING')], 'EXPORT_RUNS'],
  ['two today', [ago(1), ago(23)], 'YES'],
  ['three today', [ago(1), ago(2, 'ENDED'), ago(23.9)], 'EXPORTS_TODAY'],
  ['the third just a day ago', [ago(1), ago(2), ago(24)], 'YES'],
  ['three of which one failed', [ago(1), ago(2), ago(3, 'FAILED')], 'YES'],
])('SET-1 an export after %s', (_, earlier, expected) => {
  const decided = decideExport(earlier, now);
  expect(isRefusal(decided) ? decided.code : decided).toBe(expected);
});

test('SET-1 an export can be fetched for seven days', () => {
  expect(fetchUntil(now).toISOString()).toBe('2026-06-09T08:00:00.000Z');
  expect(
    ['WAITING', 'RUNNING', 'READY', 'FAILED', 'ENDED'].map((state) => isUnderWay(state as Earlier['state'])),
  ).toEqual([true, true, false, false, false]);
});
