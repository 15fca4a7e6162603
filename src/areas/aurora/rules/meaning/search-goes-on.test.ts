import { expect, test } from 'vitest';
import { lastSearch, mergedWish, saysMore } from './search-goes-on.ts';
import { wishOf } from './understand.ts';

const now = new Date('2026-06-01T10:00:00Z');
const wish = (question: string) => wishOf(question, now, 'Europe/Zurich');

test.each([
  ['and in July?', true],
  ['und im Juli', true],
  ['what about Bern', true],
  ['only easy ones', true],
  ['hikes in July', false],
  ['and can you tell me who hosts the one with the lake', false],
])('AUR-6 %s says more of a search: %s', (question, says) => {
  expect(saysMore(question)).toBe(says);
});

test('AUR-6 what is said later takes the place of what was said of the same, and the rest stays', () => {
  const both = mergedWish(wish('easy hikes in switzerland this month'), wish('and in july'));
  expect(both).toMatchObject({
    activities: ['HIKING', 'WALKING', 'BACKPACKING'],
    filters: { difficulty: 'EASY' },
    where: { kind: 'NAMED', phrases: expect.arrayContaining(['switzerland']) },
  });
  expect(both.span).toEqual(wish('and in july').span);
  const elsewhere = mergedWish(both, wish('and in austria'));
  expect(elsewhere.where).toEqual(wish('and in austria').where);
  expect(elsewhere.span).toEqual(both.span);
});

const turn = (question: string, kind = 'find-huddles') => ({ question, topic: { kind } });

test('AUR-6 a search is the last question that begins one, with what was said more of it', () => {
  const more = turn('and in July?');
  expect(lastSearch([turn('climbing'), turn('easy hikes'), more])).toEqual(['easy hikes', 'and in July?']);
  expect(lastSearch([turn('easy hikes'), turn('who hosts it', 'huddle-host')])).toEqual([]);
  expect(lastSearch([turn('easy hikes'), turn('who hosts it', 'huddle-host'), more])).toEqual([
    'and in July?',
  ]);
  expect(lastSearch([])).toEqual([]);
});
