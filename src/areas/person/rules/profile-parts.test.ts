import { expect, test } from 'vitest';
import { isPartSent } from './profile-parts.ts';

test('PER-10 a part of a profile is sent to its owner, and to others only if it is shown', () => {
  expect(isPartSent(false, true)).toBe(true);
  expect(isPartSent(true, true)).toBe(true);
  expect(isPartSent(true, false)).toBe(true);
  expect(isPartSent(false, false)).toBe(false);
});
