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
