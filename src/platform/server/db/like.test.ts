import { expect, test } from 'vitest';
import { containing, startingWith } from './like.ts';

test.each([
  ['ridge', '%ridge%'],
  ['100 %', '%100 \\%%'],
  ['a_b', '%a\\_b%'],
  ['back\\slash', '%back\\\\slash%'],
  ['', '%%'],
])('%j is looked for as it stands', (text, pattern) => {
  expect(containing(text)).toBe(pattern);
  expect(startingWith(text)).toBe(pattern.slice(1));
});
