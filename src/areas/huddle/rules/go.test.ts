import { describe, expect, test } from 'vitest';
import type { AccessLevel } from './access.ts';
import { type GoCriteria, type GoFacts, goReasons, type Light, lightOf, mayReadGo } from './go.ts';

const nothing: GoCriteria = {
  minPeople: null,
  minCars: null,
  daylightMinutes: null,
  allKit: false,
  forecast: null,
  forecastNote: '',
};
const endsAt = new Date('2026-07-04T16:00:00Z');
const facts: GoFacts = { people: 4, undecided: 2, cars: 1, endsAt, sunset: null, missingKit: 0 };
const sunsetAfter = (minutes: number) => new Date(endsAt.getTime() + minutes * 60_000);

const cases: readonly [string, Partial<GoCriteria>, Partial<GoFacts>, Light, number | null][] = [
  ['as many people as needed', { minPeople: 4 }, {}, 'GREEN', 4],
  ['too few, and enough who may still come', { minPeople: 6 }, {}, 'AMBER', 4],
  ['too few with all who may still come', { minPeople: 7 }, {}, 'RED', 4],
  ['as many cars as needed', { minCars: 1 }, {}, 'GREEN', 1],
  ['some cars, and not enough', { minCars: 2 }, {}, 'AMBER', 1],
  ['no car', { minCars: 1 }, { cars: 0 }, 'RED', 0],
  ['just enough daylight', { daylightMinutes: 60 }, { sunset: sunsetAfter(60) }, 'GREEN', 60],
  ['a little less daylight than wished', { daylightMinutes: 60 }, { sunset: sunsetAfter(59) }, 'AMBER', 59],
  ['sunset at the end', { daylightMinutes: 60 }, { sunset: sunsetAfter(0) }, 'AMBER', 0],
  ['an end after sunset', { daylightMinutes: 0 }, { sunset: sunsetAfter(-1) }, 'RED', -1],
  ['no venue to know the sun of', { daylightMinutes: 0 }, {}, 'AMBER', null],
  ['a sun that stays up', { daylightMinutes: 0 }, { sunset: 'UP' }, 'GREEN', null],
  ['a sun that stays down', { daylightMinutes: 0 }, { sunset: 'DOWN' }, 'RED', null],
  ['all kit', { allKit: true }, {}, 'GREEN', 0],
  ['a thing missing', { allKit: true }, { missingKit: 1 }, 'AMBER', 1],
  ['a forecast that the hosts do not like', { forecast: 'RED' }, {}, 'RED', null],
];

describe('HUD-25 whether an outing goes ahead', () => {
  test.each(cases)('with %s', (_, criteria, changed, light, have) => {
    const reasons = goReasons({ ...nothing, ...criteria }, { ...facts, ...changed });
    expect(reasons.map((reason) => [reason.light, reason.have])).toEqual([[light, have]]);
  });

  test('each thing that is asked for is a reason, in one order', () => {
    const all = {
      ...nothing,
      minPeople: 1,
      minCars: 1,
      daylightMinutes: 0,
      allKit: true,
      forecast: 'GREEN',
    } as const;
    expect(goReasons(all, facts).map(({ kind }) => kind)).toEqual([
      'PEOPLE',
      'CARS',
      'DAYLIGHT',
      'KIT',
      'FORECAST',
    ]);
    expect(goReasons(nothing, facts)).toEqual([]);
  });

  test.each<[readonly Light[], Light]>([
    [[], 'GREEN'],
    [['GREEN', 'GREEN'], 'GREEN'],
    [['GREEN', 'AMBER'], 'AMBER'],
    [['RED', 'AMBER', 'GREEN'], 'RED'],
  ])('of %j the whole is %s', (parts, whole) => {
    const reasons = parts.map((light) => ({ light }));
    expect(lightOf(reasons, false)).toBe(whole);
    expect(lightOf(reasons, true)).toBe('GREEN');
  });

  test.each<[AccessLevel, boolean]>([
    ['NOTHING', false],
    ['LINK', false],
    ['CARD', false],
    ['INSIDE', true],
    ['HOST', true],
  ])('somebody who sees %s reads it: %s', (access, may) => {
    expect(mayReadGo(access)).toBe(may);
  });
});
