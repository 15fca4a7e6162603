import { describe, expect, test } from 'vitest';
import { outdatedBackups } from './outdated.ts';

const now = new Date('2026-06-30T12:00:00Z');
const daysAgo = (days: number, ms = 0) => ({
  name: `${days}`,
  at: new Date(now.getTime() - days * 86_400_000 - ms),
});

describe('ADM-2: backups are kept by count and age', () => {
  test.each([
    ['none', [], []],
    ['as many as may be', [daysAgo(0), daysAgo(1), daysAgo(2)], []],
    ['one more', [daysAgo(0), daysAgo(1), daysAgo(2), daysAgo(3)], ['3']],
    ['in any order', [daysAgo(3), daysAgo(0), daysAgo(2), daysAgo(1)], ['3']],
    ['just young enough', [daysAgo(0), daysAgo(10)], []],
    ['just too old', [daysAgo(0), daysAgo(10, 1)], ['10']],
    ['the last good one, however old', [daysAgo(400)], []],
    ['old ones behind an old one', [daysAgo(400), daysAgo(401)], ['401']],
  ])('%s', (_, backups, gone) => {
    expect(outdatedBackups(backups, { count: 3, days: 10 }, now).map(({ name }) => name)).toEqual(gone);
  });

  test('the newest stays, even where none is to be kept', () => {
    expect(outdatedBackups([daysAgo(0), daysAgo(1)], { count: 0, days: 1 }, now)).toEqual([daysAgo(1)]);
  });
});
