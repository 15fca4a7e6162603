import { expect, test } from 'vitest';
import { shownPart } from './note.ts';

const words = (count: number) => Array.from({ length: count }, () => 'path').join(' ');

test('HUD-7 a note of up to 100 characters is shown whole', () => {
  const note = 'x'.repeat(100);
  expect(shownPart(note)).toBe(note);
});

test('HUD-7 a longer note is cut to a sixth of its length, at a word', () => {
  const note = words(120);
  const shown = shownPart(note);
  expect(shown.length).toBeGreaterThanOrEqual(Math.floor(note.length / 6));
  expect(shown.length).toBeLessThan(note.length / 6 + 5);
  expect(note.startsWith(`${shown} `)).toBe(true);
});

test('HUD-7 at least 40 characters are shown, also of a note of 101', () => {
  const shown = shownPart(words(21).slice(0, 101));
  expect(shown.length).toBeGreaterThanOrEqual(40);
  expect(shown.length).toBeLessThan(101);
});

test.each([
  [79, 79],
  [81, 40],
  [80, 80],
  [60, 60],
])('HUD-7 with a word that ends at %i a note of 150 is cut at %i', (end, cut) => {
  const note = `${'x'.repeat(end)} ${'y'.repeat(149 - end)}`;
  expect(shownPart(note)).toBe(note.slice(0, cut));
});

test('HUD-7 a note without a space is cut all the same', () => {
  expect(shownPart('x'.repeat(600))).toBe('x'.repeat(100));
});
