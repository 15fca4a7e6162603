import { describe, expect, test } from 'vitest';
import { type AwardId, awardIds, awardRules, awardsOf, type Done, type Outing } from './awards.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const outing = (number: number, changed: Partial<Outing> = {}): Outing => ({
  startedAt: day(number),
  localHour: 9,
  localMonth: 6,
  hosted: false,
  activity: 'HIKING',
  distanceMeters: null,
  ascentMeters: null,
  ...changed,
});
const many = (count: number, make: (number: number) => Partial<Outing> = () => ({})) =>
  Array.from({ length: count }, (_, index) => outing(index + 1, make(index + 1)));
const nothing: Done = { outings: [], meetings: [], rides: [] };
const award = (id: AwardId, done: Partial<Done>) =>
  awardsOf({ ...nothing, ...done }).find((one) => one.id === id);

test('PER-5 who has done nothing stands at nothing, with all of it to come', () => {
  expect(awardsOf(nothing)).toEqual(
    awardIds.map((id) => ({ id, earnedAt: null, have: 0, need: awardRules[id].need })),
  );
});

describe('PER-5 an award is earned with the one that makes it up, and not one before', () => {
  const days = (count: number) => Array.from({ length: count }, (_, index) => day(index + 1));
  test.each<[AwardId, number, (count: number) => Partial<Done>]>([
    ['FIRST_OUTING', 1, (count) => ({ outings: many(count) })],
    ['TEN_OUTINGS', 10, (count) => ({ outings: many(count) })],
    ['FIFTY_OUTINGS', 50, (count) => ({ outings: many(count) })],
    ['FIRST_HOSTED', 1, (count) => ({ outings: many(count, () => ({ hosted: true })) })],
    ['HOST_OF_FIVE', 5, (count) => ({ outings: many(count, () => ({ hosted: true })) })],
    ['HOST_OF_TWENTY', 20, (count) => ({ outings: many(count, () => ({ hosted: true })) })],
    ['SUNRISE', 1, (count) => ({ outings: many(count, () => ({ localHour: 5 })) })],
    ['FOUR_SEASONS', 4, (count) => ({ outings: many(count, (number) => ({ localMonth: number * 3 })) })],
    ['MANY_SIDED', 5, (count) => ({ outings: many(count, (number) => ({ activity: `KIND_${number}` })) })],
    ['HUNDRED_KILOMETRES', 10, (count) => ({ outings: many(count, () => ({ distanceMeters: 10_000 })) })],
    ['TEN_THOUSAND_UP', 10, (count) => ({ outings: many(count, () => ({ ascentMeters: 1_000 })) })],
    ['GOOD_COMPANY', 25, (count) => ({ meetings: days(count) })],
    ['HELPER_WITH_RIDES', 1, (count) => ({ rides: days(count) })],
    ['DRIVER_OF_TEN', 10, (count) => ({ rides: days(count) })],
  ])('%s with %i', (id, count, done) => {
    const { need } = awardRules[id];
    expect(award(id, done(count))).toEqual({ id, earnedAt: day(count), have: need, need });
    expect(award(id, done(count - 1))?.earnedAt).toBeNull();
    expect(award(id, done(count + 5))).toMatchObject({ earnedAt: day(count), have: need });
  });
});

test.each([
  [2, 0],
  [3, 1],
  [5, 1],
  [6, 0],
])('PER-5 who sets out at %i sees the sun rise: %i', (localHour, have) => {
  expect(award('SUNRISE', { outings: [outing(1, { localHour })] })?.have).toBe(have);
});

test.each([
  [[12, 1, 2], 1],
  [[2, 3], 2],
  [[3, 4, 5], 1],
  [[5, 6, 8, 9, 11, 12], 4],
])('PER-5 months %j fall into %i seasons', (months, have) => {
  const outings = months.map((localMonth, index) => outing(index + 1, { localMonth }));
  expect(award('FOUR_SEASONS', { outings })?.have).toBe(have);
});

test('PER-5 kilometres count when they are whole, and what nobody has measured adds nothing', () => {
  const outings = [outing(1, { distanceMeters: 1_900 }), outing(2), outing(3, { distanceMeters: 99 })];
  expect(award('HUNDRED_KILOMETRES', { outings })?.have).toBe(1);
  expect(award('HUNDRED_KILOMETRES', { outings: [...outings, outing(4, { distanceMeters: 1 })] })?.have).toBe(
    2,
  );
  expect(award('FIRST_HOSTED', { outings })?.have).toBe(0);
});
