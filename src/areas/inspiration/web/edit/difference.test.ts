import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';

const signs = { BOTH: ' ', FIRST: '-', SECOND: '+' };
const shown = (first: string, second: string) =>
  differenceOf([...first], [...second])
    .map((line) => `${signs[line.in]}${line.text}`)
    .join('');

test.each([
  ['abcd', 'acxd', ' a-b c+x d'],
  ['abc', 'abc', ' a b c'],
  ['', 'a', '+a'],
  ['a', '', '-a'],
  ['', '', ''],
  ['ab', 'xy', '-a-b+x+y'],
  ['aab', 'ab', '-a a b'],
])('INS-2 from %j to %j each copy keeps what it has alone, in order', (first, second, lines) => {
  expect(shown(first, second).replace(' a-a', '-a a')).toBe(lines);
});

test('INS-2 two long copies with nothing in common are shown one behind the other', () => {
  const many = (sign: string) => Array.from({ length: 20_000 }, (_, at) => `${sign}${at}`);
  const lines = differenceOf(many('a'), many('b'));
  expect(lines).toHaveLength(40_000);
  expect([lines[19_999], lines[20_000]]).toEqual([
    { in: 'FIRST', text: 'a19999' },
    { in: 'SECOND', text: 'b0' },
  ]);
});
