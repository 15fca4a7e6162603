import { expect, test } from 'vitest';
import { GRACE_S, judge, ROTATE_AFTER_S } from './rotation.ts';

const current = { secret: 'CURRENT', currentShown: true } as const;
const previous = { secret: 'PREVIOUS', currentShown: true } as const;

test.each([
  [{ ...current, age: 0 }, 'GO_ON'],
  [{ ...current, age: ROTATE_AFTER_S - 1 }, 'GO_ON'],
  [{ ...current, age: ROTATE_AFTER_S }, 'ROTATE'],
  [{ ...previous, age: GRACE_S - 1 }, 'GO_ON'],
  [{ ...previous, age: GRACE_S }, 'STOLEN'],
  [{ ...previous, currentShown: false, age: GRACE_S - 1 }, 'GO_ON'],
  [{ ...previous, currentShown: false, age: GRACE_S }, 'ROTATE'],
  [{ secret: 'OTHER', currentShown: false, age: 0 }, 'STOLEN'],
  [{ secret: 'OTHER', currentShown: true, age: 0 }, 'STOLEN'],
] as const)('%j: %s', (shown, verdict) => {
  expect(judge(shown)).toBe(verdict);
});
