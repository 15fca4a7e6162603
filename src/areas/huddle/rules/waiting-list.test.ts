import { describe, expect, test } from 'vitest';
import { isNear, offerEnd } from './waiting-list.ts';

const now = new Date('2026-07-04T10:00:00.000Z');
const HOUR_MS = 3_600_000;
const at = (hours: number, ms = 0) => new Date(now.getTime() + hours * HOUR_MS + ms);

describe('HUD-14 a place that gets free', () => {
  test.each([
    [at(48, 1), false],
    [at(48), true],
    [at(1), true],
    [at(-1), true],
  ])('is given at once when the start %o is 48 hours ahead or less: %s', (startsAt, near) => {
    expect(isNear(startsAt, now)).toBe(near);
  });

  test.each([
    ['stands 24 hours', at(200), at(24)],
    ['stands 24 hours when the start is 48 hours ahead', at(48), at(24)],
    ['ends 24 hours before a nearer start', at(48, -1), at(24, -1)],
  ])('an offer %s', (_, startsAt, end) => {
    expect(offerEnd(startsAt, now)).toEqual(end);
  });
});
