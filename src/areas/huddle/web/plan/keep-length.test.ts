import { describe, expect, it } from 'vitest';
import { isUnusuallyLong } from '../../rules/plan.ts';
import { endAfterMove } from './keep-length.ts';

describe('P25: the end follows the start, and a slip is asked about', () => {
  const span = { start: '2026-06-06T08:30', end: '2026-06-06T16:00' };

  it.each([
    ['another day', '2026-06-10T19:00', '2026-06-11T02:30'],
    ['an earlier hour', '2026-06-06T06:00', '2026-06-06T13:30'],
    ['over a change of the clocks, by the clock', '2026-10-25T01:00', '2026-10-25T08:30'],
    ['half a time', '', '2026-06-06T16:00'],
  ])('a start moved to %s keeps the length', (_, moved, end) => {
    expect(endAfterMove(span, moved)).toBe(end);
  });

  it('keeps the end as it is while there is no length', () => {
    expect(endAfterMove({ start: '', end: '2026-06-06T16:00' }, '2026-06-07T08:00')).toBe('2026-06-06T16:00');
  });

  it('asks from a minute beyond sixteen hours', () => {
    const startsAt = new Date('2026-06-06T06:00:00Z');
    const later = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000);
    expect(isUnusuallyLong({ startsAt, endsAt: later(16 * 60) })).toBe(false);
    expect(isUnusuallyLong({ startsAt, endsAt: later(16 * 60 + 1) })).toBe(true);
  });
});
