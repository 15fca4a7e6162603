import { expect, test } from 'vitest';
import { type Bounds, boundsIn, isWithin } from './bounds.ts';
import { plain } from './words.ts';

test.each<[string, Bounds, string]>([
  ['find me something with less than 500m of climbing', { ascent: { upTo: 500 } }, 'find me something'],
  ['a hike under 10 km on Sunday', { length: { upTo: 10_000 } }, 'a hike on sunday'],
  [
    'at least 15 kilometres and up to 1,000 metres',
    { length: { from: 15_000 }, ascent: { upTo: 1_000 } },
    'and',
  ],
  ['Touren mit weniger als 600 Höhenmetern', { ascent: { upTo: 600 } }, 'touren'],
  ['höchstens 7,5 km lang', { length: { upTo: 7_500 } }, ''],
  ['mehr als 1.000 hm', { ascent: { from: 1_000 } }, ''],
  ['between over 5 km and under 9 km', { length: { from: 5_000, upTo: 9_000 } }, 'between and'],
  ['hikes under 10k', { length: { upTo: 10_000 } }, 'hikes'],
  ['and without much climbing', { ascent: { upTo: 300 } }, 'and'],
  ['not too much uphill', { ascent: { upTo: 300 } }, ''],
  ['no climbing above 500 m', { ascent: { from: 500 } }, 'no climbing'],
  ['something with lots of climbing', { ascent: { from: 700 } }, 'something'],
  ['shorter than 10 km', { length: { upTo: 10_000 } }, ''],
  ['longer than 10 km', { length: { from: 10_000 } }, ''],
  ['climbing in Bern', {}, 'climbing in bern'],
  ['less than 2 miles', { length: { upTo: 3_219 } }, ''],
  ['over 3000 ft', { ascent: { from: 914 } }, ''],
  ['short walks', { length: { upTo: 8_000 } }, 'walks'],
  ['a longer evening hike', { length: { from: 15_000 } }, 'a evening hike'],
  ['short hikes under 5 km', { length: { upTo: 5_000 } }, 'hikes'],
  ['how long is it', {}, 'how long is it'],
  ['at least 3 people', {}, 'at least 3 people'],
  ['under the stars', {}, 'under the stars'],
])('AUR-5 %j sets %j', (question, bounds, rest) => {
  expect(boundsIn(plain(question))).toEqual({ bounds, rest });
});

test.each([
  [500, { upTo: 500 }, true],
  [501, { upTo: 500 }, false],
  [499, { from: 500 }, false],
  [500, { from: 500 }, true],
  [null, { upTo: 500 }, false],
  [null, undefined, true],
] as const)('AUR-5 %s within %j: %s', (value, wanted, within) => {
  expect(isWithin(value, wanted)).toBe(within);
});
