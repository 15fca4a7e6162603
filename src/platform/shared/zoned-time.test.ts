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

  test.each([
    '0001-01-01T00:00',
    '0002-12-12T08:30',
    '0020-12-12T08:30',
    '0202-12-12T08:30',
    '9999-12-31T23:59',
    '20261-12-12T08:30',
    '202612-12-12T08:30',
    '275760-09-13T00:00',
  ])('HUD-4 a year on the way to another, %s, is read or refused and never thrown', (wall) => {
    for (const zone of ['Europe/Zurich', 'Asia/Kathmandu', 'America/Denver']) {
      const instant = instantIn(wall, zone);
      if (instant) expect(Number.isNaN(instant.getTime())).toBe(false);
    }
  });

  test('a year of the first thousand keeps its wall time', () => {
    const instant = instantIn('0202-12-12T08:30', 'UTC');
    expect(instant && wallIn(instant, 'UTC')).toBe('0202-12-12T08:30');
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
