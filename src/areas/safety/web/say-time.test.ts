import { expect, test } from 'vitest';
import { sayTime } from './say-time.ts';

const clock = { locale: 'en-GB', timeZone: 'Europe/Zurich' };
const now = new Date('2026-07-18T21:00:00Z');

test('SAFE-1 a time of today is said without its day, by the clock of the reader', () => {
  expect(sayTime(new Date('2026-07-18T15:30:00Z'), now, clock)).toBe('17:30');
  expect(sayTime(new Date('2026-07-18T22:30:00Z'), now, clock)).toBe('Sun 19 Jul, 00:30');
});
