import { expect, test } from 'vitest';
import { dueAfter } from './term.ts';

test('SET-1: an account is deleted after 14 days', () => {
  expect(dueAfter(new Date('2026-06-01T08:00:00Z')).toISOString()).toBe('2026-06-15T08:00:00.000Z');
});
