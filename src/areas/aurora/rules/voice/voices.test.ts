import { describe, expect, test } from 'vitest';
import type { Said } from '../meaning/calendar.ts';
import type { Wish } from '../meaning/plan.ts';
import { english } from './english.ts';
import { voices } from './voices.ts';

const saturday: Said = { what: 'WEEKDAY', day: new Date('2026-06-06T00:00:00Z') };
const wish = (changed: object = {}) => ({ filters: {}, ...changed }) as Wish;
const spanOf = (said: Partial<Said>) => ({ span: { said: { ...saturday, ...said } } });
const found = (changed: object, place?: string) => english.found(wish(changed), place, 2, false);

describe('AUR-3 Aurora says what was asked', () => {
  test.each<[string, object, string | undefined]>([
    ['I found 2 huddles.', {}, undefined],
    ['I found 2 hikes near Bern.', { kind: 'HIKE' }, 'near Bern'],
    ['I found 2 free very hard huddles.', { filters: { free: true, difficulty: 'VERY_HARD' } }, undefined],
    ['I found 2 huddles.', { text: 'snow' }, undefined],
    ['I found 2 huddles with free places.', { filters: { room: 1 } }, undefined],
    ['I found 2 huddles with room for 2 and shared rides.', { filters: { room: 2, ride: true } }, undefined],
    ['I found 2 huddles on Saturday.', spanOf(saturday), undefined],
    ['I found 2 huddles on 6 June.', spanOf({ ...saturday, what: 'DATE' }), undefined],
    ['I found 2 huddles in June.', spanOf({ ...saturday, what: 'MONTH' }), undefined],
    ['I found 2 huddles in 1 week.', spanOf({ what: 'IN', count: 1, unit: 'week' }), undefined],
    ['I found 2 huddles in 2 weeks.', spanOf({ what: 'IN', count: 2, unit: 'week' }), undefined],
    ['I found 2 huddles in the next 3 days.', spanOf({ what: 'WITHIN', count: 3, unit: 'day' }), undefined],
    ['I found 2 huddles starting before 9:00.', { hours: { before: 540 } }, undefined],
    ['I found 2 huddles starting at 17:00 or later.', { hours: { from: 1020 } }, undefined],
    [
      'I found 2 huddles starting between 12:00 and 17:00.',
      { hours: { from: 720, before: 1020 } },
      undefined,
    ],
    ['I found 2 paid huddles on a weekday.', { filters: { paid: true, weekday: true } }, undefined],
    [
      'I found 2 huddles starting before 9:00 and over by 14:05.',
      { hours: { before: 540, overBy: 845 } },
      undefined,
    ],
    ['I found 2 huddles on a Sunday.', { filters: { day: 0 } }, undefined],
    ['I found 2 huddles this weekend.', spanOf({ what: 'WEEKEND' }), undefined],
  ])('%s', (sentence, changed, place) => {
    expect(found(changed, place)).toBe(sentence);
  });

  test('one, all and only the first of many are told apart', () => {
    expect(english.found(wish(), undefined, 1, false)).toBe('I found one that fits: huddles.');
    expect(english.found(wish(), undefined, 5, true)).toBe('Here are the first 5 huddles.');
  });
});

test.each([
  [english.left(0), 'full'],
  [english.left(1), '1 place left'],
  [english.left(2), '2 places left'],
  [english.club.youBelongTo([]), 'You belong to no community yet.'],
  [english.club.youBelongTo(['A']), 'You belong to A.'],
  [english.club.youBelongTo(['A', 'B', 'C']), 'You belong to A, B and C.'],
  [english.hello(''), 'Hello!'],
  [english.hello('Ben'), 'Hello, Ben!'],
  [english.placeName('san jose'), 'San Jose'],
  [english.draftName('TRAIL_RUNNING', 'Bern'), 'Trail running near Bern'],
  [
    english.twilight('21:40', '04:50'),
    ' It is dark from about 21:40 and light from about 04:50, local time. Mountains around a valley take the sun away earlier.',
  ],
  [
    english.plans({ name: 'Ridge', hosting: true, when: 'on Saturday' }, undefined, 0),
    'You host **Ridge**: on Saturday.',
  ],
  [
    english.plans({ name: 'Ridge', hosting: false, when: 'on Saturday' }, saturday, 1),
    'Your next huddle is **Ridge** on Saturday: on Saturday. 1 more follows.',
  ],
])('AUR-3 she says %j', (said, expected) => {
  expect(said).toBe(expected);
});

test('AUR-3 German has a sentence of its own for each English one, and fills in nothing else', () => {
  const { en, de } = voices;
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    const [one, other] = [en[key], de[key]];
    expect(typeof other, key).toBe(typeof one);
    if (typeof one === 'string') expect(other, key).not.toBe(one);
    if (typeof one === 'function' && typeof other === 'function')
      expect(other.length, key).toBeLessThanOrEqual(one.length);
  }
});
