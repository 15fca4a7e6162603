import { describe, expect, test } from 'vitest';
import { bytesOf, hashOf, type KeptEntry, MAX_KEPT_AGE_MS, whichToForget } from './kept-bounds.ts';

const NOW = 1_800_000_000_000;
const entry = (key: string, changes: Partial<KeptEntry> = {}): KeptEntry => ({
  key,
  bytes: 100,
  at: NOW - 1_000,
  taken: false,
  ...changes,
});

describe('OFF-1: what is kept is bounded', () => {
  test('in age: 14 days and not a moment longer', () => {
    const entries = [
      entry('just', { at: NOW - MAX_KEPT_AGE_MS }),
      entry('over', { at: NOW - MAX_KEPT_AGE_MS - 1 }),
    ];
    expect(whichToForget(entries, NOW)).toEqual(['over']);
  });

  test('in size: the oldest goes until the rest fits', () => {
    const entries = [
      entry('new', { at: NOW }),
      entry('oldest', { at: NOW - 3 }),
      entry('old', { at: NOW - 2 }),
    ];
    expect(whichToForget(entries, NOW, 300)).toEqual([]);
    expect(whichToForget(entries, NOW, 299)).toEqual(['oldest']);
    expect(whichToForget(entries, NOW, 199)).toEqual(['oldest', 'old']);
  });

  test('O14: what somebody has with them does not grow old, and never goes', () => {
    const taken = entry('taken', { taken: true, at: NOW - 2 * MAX_KEPT_AGE_MS });
    expect(whichToForget([taken, entry('seen')], NOW)).toEqual([]);
    expect(whichToForget([taken, entry('seen')], NOW, 150)).toEqual(['seen']);
    expect(whichToForget([taken, entry('seen')], NOW, 50)).toEqual(['seen']);
  });
});

test('OFF-1: a picture counts as large as it is, words as they are written', () => {
  expect(bytesOf(new Blob(['x'.repeat(5_000)]))).toBe(5_000);
  expect(bytesOf({ a: 'x'.repeat(500) })).toBeGreaterThan(500);
  expect(bytesOf({ a: 'x'.repeat(500) })).toBeLessThan(520);
  expect(bytesOf([1, null, undefined])).toBeLessThan(60);
});

test('O13: tells what was damaged from what was kept, and says nothing of pictures (OFF-1)', () => {
  const kept = { items: [{ id: 1, words: 'Ridge' }] };
  expect(hashOf(structuredClone(kept))).toBe(hashOf(kept));
  expect(hashOf(kept)).toMatch(/^[0-9a-f]{8}$/);
  expect(hashOf({ items: [{ id: 1, words: 'Ridg' }] })).not.toBe(hashOf(kept));
  expect(hashOf(new Blob(['a']))).toBe('');
});
