import { expect, test } from 'vitest';
import { mayRead } from './access.ts';

test.each([
  ['published', true, true, false, true],
  ['not published', false, true, false, false],
  ['of somebody suspended', true, false, false, false],
  ['of somebody blocked', true, true, true, false],
] as const)('INS-1 a story that is %s is read, or not', (_, published, authorShown, blocked, may) => {
  expect(mayRead({ published, authorShown }, { isAuthor: false, blocked })).toBe(may);
});
