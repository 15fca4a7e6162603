import { expect, test } from 'vitest';
import { wholeRing } from './whole-rings.ts';

test('a coast across the change of date goes on beyond 180 degrees', () => {
  const chukotka = [
    [170, 66],
    [180, 65],
    [-170, 66],
    [-180, 69],
    [175, 70],
    [170, 66],
  ];
  expect(wholeRing(chukotka).map(([lng]) => lng)).toEqual([170, 180, 190, 180, 175, 170]);
  const fromTheWest = [
    [-179, -16],
    [179, -17],
    [-179, -16],
  ];
  expect(wholeRing(fromTheWest).map(([lng]) => lng)).toEqual([-179, -181, -179]);
});

test('any other coast stays as it is', () => {
  const ring = [
    [6, 46],
    [10, 46],
    [10, 47],
    [6, 46],
  ];
  expect(wholeRing(ring)).toEqual(ring);
});
