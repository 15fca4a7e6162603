import { describe, expect, it } from 'vitest';
import { formatDuration } from './duration.ts';
import { formatRange } from './span.ts';
import { dateBadge, formatDistance, formatWhen, hourIn } from './time.ts';

const zurich = { locale: 'en', timeZone: 'Europe/Zurich' };
const now = new Date('2026-11-21T09:00:00Z');
const at = (iso: string) => new Date(iso);

describe('time as people say it', () => {
  it.each([
    ['2026-11-28T07:30:00Z', 'Sat 28 Nov, 08:30, in 7 days'],
    ['2026-11-22T07:30:00Z', 'Sun 22 Nov, 08:30, tomorrow'],
    ['2026-11-21T12:00:00Z', 'Sat 21 Nov, 13:00, in 3 hours'],
    ['2026-11-21T09:20:00Z', 'Sat 21 Nov, 10:20, in 20 minutes'],
    ['2026-11-21T09:00:20Z', 'Sat 21 Nov, 10:00, now'],
    ['2027-01-09T07:30:00Z', 'Sat 9 Jan 2027, 08:30, in 7 weeks'],
  ])('says %s as "%s"', (iso, words) => {
    expect(formatWhen(at(iso), now, zurich)).toBe(words);
  });

  it('counts days on the calendar of the viewer, not in 24 hour steps', () => {
    const lateEvening = at('2026-11-21T22:30:00Z');
    expect(formatDistance(at('2026-11-22T23:30:00Z'), lateEvening, zurich)).toBe('in 2 days');
    expect(formatDistance(at('2026-11-22T23:30:00Z'), lateEvening, { ...zurich, timeZone: 'UTC' })).toBe(
      'tomorrow',
    );
  });

  it('words the same instant in the zone of the viewer (API-7)', () => {
    const start = at('2026-11-28T07:30:00Z');
    expect(formatWhen(start, now, { locale: 'en', timeZone: 'Asia/Kathmandu' })).toContain('13:15');
    expect(formatWhen(start, now, { locale: 'de', timeZone: 'Europe/Zurich' })).toBe(
      'Sa. 28. Nov., 08:30, in 7 Tagen',
    );
  });

  it('shortens a range to one day when it ends on the day it starts', () => {
    expect(formatRange(at('2026-11-28T07:30:00Z'), at('2026-11-28T15:00:00Z'), now, zurich)).toBe(
      'Sat 28 Nov, 08:30 – 16:00',
    );
    expect(formatRange(at('2026-11-28T07:30:00Z'), at('2026-11-29T15:00:00Z'), now, zurich)).toBe(
      'Sat 28 Nov, 08:30 – Sun 29 Nov, 16:00',
    );
  });

  it('gives the badge, the hour and the duration of an outing', () => {
    expect(dateBadge(at('2026-11-28T07:30:00Z'), zurich)).toEqual({
      weekday: 'Sat',
      day: '28',
      month: 'Nov',
    });
    expect(hourIn(at('2026-11-28T07:30:00Z'), 'Europe/Zurich')).toBe(8.5);
    expect(hourIn(at('2026-11-27T23:30:00Z'), 'Europe/Zurich')).toBe(0.5);
    expect([450, 45, 60, 1560].map(formatDuration)).toEqual(['7 h 30 min', '45 min', '1 h', '1 d 2 h']);
  });
});
