import { expect, test } from 'vitest';
import { parseBox } from './box.ts';

test('a box is four degrees in their order on earth, and nothing else', () => {
  expect(parseBox('7.5,46,8.5,47.25')).toEqual({ west: 7.5, south: 46, east: 8.5, north: 47.25 });
  for (const wrong of [
    '',
    '1,2,3',
    '8,46,7,47',
    '7,47,8,46',
    '-181,0,0,1',
    '0,0,1,91',
    '1e2,0,120,1',
    'a,b,c,d',
  ]) {
    expect([wrong, parseBox(wrong)]).toEqual([wrong, undefined]);
  }
});

test.each([
  ['-180,-90,180,90', true],
  ['-180.1,-90,180,90', false],
  ['-180,-90.1,180,90', false],
  ['-180,-90,180.1,90', false],
  ['-180,-90,180,90.1', false],
  ['7,46,7,47', false],
  ['7,46,8,46', false],
  ['8,46,7,47', false],
  ['7,47,8,46', false],
  ['7,46,8', false],
  ['7,46,8,47,9', false],
  ['7,46,8,', false],
])('a part of the world ends with the world, and has a width and a height: %s', (text, isOne) => {
  expect(parseBox(text) !== undefined).toBe(isOne);
});
