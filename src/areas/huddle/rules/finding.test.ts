import { describe, expect, test } from 'vitest';
import { activitiesOf, spanOf } from './finding.ts';

describe('HUD-5 the weekend by the weekday and the zone of who looks', () => {
  const zurich = 'Europe/Zurich';
  const cases: readonly [string, string, string, string, string][] = [
    ['Monday', '2026-06-15T10:00:00Z', zurich, '2026-06-20', '2026-06-21'],
    ['Wednesday', '2026-06-17T10:00:00Z', zurich, '2026-06-20', '2026-06-21'],
    ['Friday', '2026-06-19T20:00:00Z', zurich, '2026-06-20', '2026-06-21'],
    ['Friday night there, Saturday here', '2026-06-19T22:30:00Z', zurich, '2026-06-20', '2026-06-21'],
    ['Saturday: today and tomorrow', '2026-06-20T10:00:00Z', zurich, '2026-06-20', '2026-06-21'],
    ['Sunday: only today', '2026-06-21T10:00:00Z', zurich, '2026-06-21', '2026-06-21'],
    [
      'Sunday here, Monday in Auckland',
      '2026-06-21T13:00:00Z',
      'Pacific/Auckland',
      '2026-06-27',
      '2026-06-28',
    ],
    [
      'Monday here, Sunday in Honolulu',
      '2026-06-22T08:00:00Z',
      'Pacific/Honolulu',
      '2026-06-21',
      '2026-06-21',
    ],
    ['over the end of a year', '2026-12-31T12:00:00Z', zurich, '2027-01-02', '2027-01-03'],
    ['before 1970', '1969-12-29T12:00:00Z', 'UTC', '1970-01-03', '1970-01-04'],
  ];
  test.each(cases)('%s', (_what, now, timeZone, from, to) => {
    expect(spanOf('WEEKEND', new Date(now), timeZone)).toEqual({ from, to });
  });

  test.each([
    ['Europe/Zurich', '2026-06-21'],
    ['Pacific/Auckland', '2026-06-22'],
    ['Pacific/Honolulu', '2026-06-21'],
  ])('today is the day in %s', (timeZone, day) => {
    expect(spanOf('TODAY', new Date('2026-06-21T13:00:00Z'), timeZone)).toEqual({ from: day, to: day });
  });
});

describe('HUD-5 what fits somebody follows from their interests', () => {
  const cases: readonly [string, readonly string[], readonly string[]][] = [
    ['nothing is known', [], []],
    ['interests that are no activity', ['Photography', 'Foraging'], []],
    ['names of activities, whatever their case', ['hiking', ' Trail running '], ['HIKING', 'TRAIL_RUNNING']],
    ['interests named otherwise', ['Family walks', 'Bouldering'], ['WALKING', 'CLIMBING']],
    ['one activity of two interests', ['Hiking', 'Dogs on the trail'], ['HIKING', 'WALKING']],
    ['everything is no interest', ['General'], []],
  ];
  test.each(cases)('%s', (_what, interests, expected) => {
    expect(activitiesOf(interests)).toEqual(expected);
  });

  test('the words of another language count, too', () => {
    expect(activitiesOf(['Wandern'], (activity) => (activity === 'HIKING' ? 'Wandern' : '—'))).toEqual([
      'HIKING',
    ]);
  });
});
