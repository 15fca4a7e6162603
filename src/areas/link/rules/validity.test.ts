import { expect, test } from 'vitest';
import { isLive } from './validity.ts';

test('LINK-1 a share link leads on until it is taken back', () => {
  expect(isLive({ revoked_at: null })).toBe(true);
  expect(isLive({ revoked_at: new Date(0) })).toBe(false);
});
