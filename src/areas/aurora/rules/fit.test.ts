import { describe, expect, test } from 'vitest';
import { type Conditions, distanceFrom, missedBy, type Outing } from './fit.ts';

const bern = { lat: 46.949, lng: 7.439 };
const outing: Outing = {
  id: 'one',
  activity: 'HIKING',
  startDateTime: '2026-06-06T08:00:00Z',
  endDateTime: '2026-06-06T12:00:00Z',
  timeZone: 'Europe/Zurich',
  difficulty: 'EASY',
  payment: 'FREE',
  carpooling: true,
  dogsAllowed: false,
  stepFree: false,
  capacity: 10,
  placesLeft: 2,
  distanceMeters: 9_000,
  ascentMeters: 400,
  area: bern,
};
const at = (iso: string) => new Date(iso);

describe('AUR-3 what an outing misses of a question', () => {
  test.each<[string, Partial<Outing>, object, string[]]>([
    ['nothing is asked', {}, {}, []],
    [
      'it begins with the span',
      {},
      { span: { from: at('2026-06-06T08:00:00Z'), to: at('2026-06-07T00:00:00Z') } },
      [],
    ],
    [
      'it begins as the span ends',
      {},
      { span: { from: at('2026-06-05T00:00:00Z'), to: at('2026-06-06T08:00:00Z') } },
      ['WHEN'],
    ],
    ['a weekend is asked, and it is on a Saturday', {}, { filters: { weekend: true } }, []],
    [
      'a weekend is asked, and where it is Saturday has not begun',
      { startDateTime: '2026-06-05T21:59:00Z' },
      { filters: { weekend: true } },
      ['WHEN'],
    ],
    [
      'a weekend is asked, and where it is Sunday is not over',
      { startDateTime: '2026-06-07T21:59:00Z' },
      { filters: { weekend: true } },
      [],
    ],
    [
      'a weekend is asked, and it is on a Monday',
      { startDateTime: '2026-06-07T22:00:00Z' },
      { filters: { weekend: true } },
      ['WHEN'],
    ],
    ['a weekday is asked, and it is on a Saturday', {}, { filters: { weekday: true } }, ['WHEN']],
    [
      'a weekday is asked, and it is on a Monday',
      { startDateTime: '2026-06-07T22:00:00Z' },
      { filters: { weekday: true } },
      [],
    ],
    ['any Saturday will do', {}, { filters: { day: 6 } }, []],
    ['any Sunday would', {}, { filters: { day: 0 } }, ['WHEN']],
    ['it starts at the hour', {}, { hours: { from: 600 } }, []],
    ['it starts too early', {}, { hours: { from: 601 } }, ['HOUR']],
    ['it has to be paid for', { payment: 'PAID' }, { filters: { paid: true } }, []],
    ['it is free and should not be', { payment: 'FREE' }, { filters: { paid: true } }, ['PAID']],
    [
      'it begins before',
      {},
      { span: { from: at('2026-06-06T08:00:01Z'), to: at('2026-06-07T00:00:00Z') } },
      ['WHEN'],
    ],
    ['it is there', {}, { place: bern }, []],
    ['it is 59 km away', {}, { place: { lat: bern.lat + 0.53, lng: bern.lng } }, []],
    ['it is 61 km away', {}, { place: { lat: bern.lat + 0.55, lng: bern.lng } }, ['WHERE']],
    ['it is nowhere', { area: null }, { place: bern }, ['WHERE']],
    ['its words name the place', { area: null }, { place: bern, named: new Set(['one']) }, []],
    ['the words of another name it', { area: null }, { named: new Set(['two']) }, ['WHERE']],
    ['the region holds it', {}, { region: { contains: () => true } }, []],
    ['the region does not', {}, { region: { contains: () => false } }, ['WHERE']],
    ['it has no area for a region', { area: null }, { region: { contains: () => true } }, ['WHERE']],
    ['it is what one wants to do', {}, { activities: ['CYCLING', 'HIKING'] }, []],
    ['it is something else', {}, { activities: ['CYCLING'] }, ['WHAT']],
    ['it is as easy as asked', {}, { filters: { difficulty: 'EASY' } }, []],
    ['it is harder', { difficulty: 'HARD' }, { filters: { difficulty: 'EASY' } }, ['LEVEL']],
    ['it is easier than asked', {}, { filters: { difficulty: 'MODERATE' } }, ['LEVEL']],
    ['it is easier and may be', {}, { filters: { difficulty: 'MODERATE', orEasier: true } }, []],
    [
      'it is harder than the hardest that may be',
      { difficulty: 'HARD' },
      { filters: { difficulty: 'MODERATE', orEasier: true } },
      ['LEVEL'],
    ],
    [
      'it says nothing of a level that is limited',
      { difficulty: null },
      { filters: { difficulty: 'MODERATE', orEasier: true } },
      ['LEVEL'],
    ],
    [
      'it is as long and as high as asked',
      {},
      { bounds: { length: { upTo: 9_000 }, ascent: { from: 400 } } },
      [],
    ],
    ['it takes as long as asked', {}, { bounds: { duration: { upTo: 240, from: 240 } } }, []],
    ['it takes a minute longer', {}, { bounds: { duration: { upTo: 239 } } }, ['MEASURE']],
    ['it takes a minute less', {}, { bounds: { duration: { from: 241 } } }, ['MEASURE']],
    ['it is longer', {}, { bounds: { length: { upTo: 8_999 } } }, ['MEASURE']],
    ['its ascent is not given', { ascentMeters: null }, { bounds: { ascent: { upTo: 500 } } }, ['MEASURE']],
    ['it is free', {}, { filters: { free: true } }, []],
    ['it costs', { payment: 'FIXED' }, { filters: { free: true } }, ['FREE']],
    ['there are rides', {}, { filters: { ride: true } }, []],
    ['dogs may come', { dogsAllowed: true }, { filters: { dogs: true } }, []],
    ['dogs may not come', {}, { filters: { dogs: true } }, ['DOGS']],
    ['there are none', { carpooling: false }, { filters: { ride: true } }, ['RIDE']],
    ['there is room for two', {}, { filters: { room: 2 } }, []],
    ['there is no room for three', {}, { filters: { room: 3 } }, ['ROOM']],
    ['everybody fits', { capacity: null, placesLeft: null }, { filters: { room: 30 } }, []],
    ['it is full, as is asked', { placesLeft: 0 }, { filters: { full: true } }, []],
    ['one fits, where it shall be full', { placesLeft: 1 }, { filters: { full: true } }, ['FULL']],
    ['its room is not shown', { placesLeft: null }, { filters: { room: 1 } }, ['ROOM']],
  ])('%s', (_, changed, wanted, missed) => {
    expect(missedBy({ ...outing, ...changed }, { filters: {}, ...wanted } as Conditions)).toEqual(missed);
  });
});

test('AUR-3 the place weighs more than the day, the day more than the activity; words outweigh one condition', () => {
  const order = [[], ['LEVEL'], ['WHAT'], ['WHEN'], ['WHERE'], ['WHERE', 'WHEN']] as const;
  const distances = order.map((missed) => distanceFrom(missed, 0));
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(new Set(distances).size).toBe(order.length);
  expect(distanceFrom(['WHEN'], 1)).toBe(distanceFrom([], 0));
  expect(distanceFrom(['WHERE'], 7)).toBe(distanceFrom(['WHERE'], 1));
});
