import { expect, test } from 'vitest';
import { comparable, isSaidTooOften, MAX_SAME_PLACES, MIN_COMPARED } from './same-text.ts';

const spam = 'Cheap boots for everybody, only today and only here: https://boots.example/a?ref=1';

test.each([
  ['CHEAP boots — for everybody!! only today and only here https://boots.example/b'],
  ['Ｃheap boots for everybody only today and only here https://boots.example'],
  ['Cheap boots, for everybody.\n\nOnly today and only here: HTTPS://boots.example#x'],
])('ADM-1 %j is the same text', (text) => {
  expect(comparable(text)).toBe(comparable(spam));
});

test('ADM-1 other words, or a link to another host, are another text', () => {
  expect(comparable(spam.replace('Cheap', 'Good'))).not.toBe(comparable(spam));
  expect(comparable(spam.replace('boots.example', 'shoes.example'))).not.toBe(comparable(spam));
});

test('ADM-1 short texts are not compared, whatever signs they have', () => {
  expect(comparable('a'.repeat(MIN_COMPARED - 1))).toBeNull();
  expect(comparable('a'.repeat(MIN_COMPARED))).toBe('a'.repeat(MIN_COMPARED));
  expect(comparable(`Thanks! ${'!'.repeat(100)}`)).toBeNull();
});

test('ADM-1 five places are fine, the sixth is too often', () => {
  expect([MAX_SAME_PLACES, MAX_SAME_PLACES + 1].map(isSaidTooOften)).toEqual([false, true]);
});
