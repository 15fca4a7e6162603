import { describe, expect, test } from 'vitest';
import { instantIn, wallIn } from './zoned-time.ts';

describe('a wall time in a zone', () => {
  test.each([
    ['2026-06-01T08:30', 'Europe/Zurich', '2026-06-01T06:30:00.000Z'],
    ['2026-12-01T08:30', 'Europe/Zurich', '2026-12-01T07:30:00.000Z'],
    ['2026-06-01T08:30', 'Asia/Kathmandu', '2026-06-01T02:45:00.000Z'],
    ['2026-06-01T08:30', 'America/Denver', '2026-06-01T14:30:00.000Z'],
    // The clock goes forward at 02:00: half past two does not exist.
    ['2026-03-29T02:30', 'Europe/Zurich', '2026-03-29T01:30:00.000Z'],
    // The clock goes back at 03:00: half past two comes twice.
    ['2026-10-25T02:30', 'Europe/Zurich', '2026-10-25T00:30:00.000Z'],
  ])('%s in %s is %s', (wall, zone, instant) => {
    expect(instantIn(wall, zone)?.toISOString()).toBe(instant);
  });

  test('no time is no instant', () => {
    expect(instantIn('', 'UTC')).toBeUndefined();
    expect(instantIn('soon', 'UTC')).toBeUndefined();
  });

  test.each([
    ['2026-06-01T06:30:00.000Z', 'Europe/Zurich', '2026-06-01T08:30'],
    ['2026-12-01T02:45:00.000Z', 'Asia/Kathmandu', '2026-12-01T08:30'],
    ['2026-01-01T03:30:00.000Z', 'America/Denver', '2025-12-31T20:30'],
  ])('%s reads in %s as %s', (instant, zone, wall) => {
    expect(wallIn(new Date(instant), zone)).toBe(wall);
  });
});
