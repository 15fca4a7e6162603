import { expect, test } from 'vitest';
import { locales } from '#platform/shared/locale.ts';
import { awardNames } from './award-names.ts';
import { earnedAmong, isAwardNews } from './award-news.ts';
import { awardIds } from './awards.ts';

const now = new Date('2026-06-20T08:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const earned = (days: number) => ({ award: 'SUNRISE', earnedAt: daysAgo(days) }) as const;

test.each([
  [1, true, true],
  [13.9, true, true],
  [14, true, false],
  [400, true, false],
  [1, false, false],
])(
  'NOT-4, PER-10: an award of %d days ago, to somebody who tries things out: %s, is news: %s',
  (days, beta, news) => {
    expect(isAwardNews(earned(days), beta, now)).toBe(news);
  },
);

test('PER-10: what is still to come is not earned', () => {
  const open = { id: 'SUNRISE', earnedAt: null, have: 0, need: 1 } as const;
  const had = { id: 'FIRST_OUTING', earnedAt: daysAgo(2), have: 1, need: 1 } as const;
  expect(earnedAmong([open, had])).toEqual([{ award: 'FIRST_OUTING', earnedAt: daysAgo(2) }]);
});

test.each(locales)('PER-10: no two awards are called the same in %s', (locale) => {
  const names = awardIds.map((id) => awardNames[locale][id]);
  expect(new Set(names).size).toBe(names.length);
});
