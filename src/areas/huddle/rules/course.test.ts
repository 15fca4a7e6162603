import { describe, expect, it } from 'vitest';
import { courseOf, courseOfView } from './course.ts';

const now = new Date('2026-07-04T10:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('P3: an outing is to come, under way or over (HUD-27)', () => {
  const cases: ReadonlyArray<readonly [string, Date, Date | null, string]> = [
    ['before its start', at(1), at(5), 'TO_COME'],
    ['at its start', at(0), at(5), 'TO_COME'],
    ['a minute after its start', at(-1 / 60), at(5), 'UNDER_WAY'],
    ['at its end', at(-5), at(0), 'UNDER_WAY'],
    ['a minute after its end', at(-5), at(-1 / 60), 'OVER'],
    ['on its third day', at(-50), at(10), 'UNDER_WAY'],
    ['twelve hours after the start of one without an end', at(-12), null, 'UNDER_WAY'],
    ['later than that', at(-12.1), null, 'OVER'],
  ];
  it.each(cases)('%s', (_, startsAt, endsAt, course) => {
    expect(courseOf({ startsAt, endsAt }, now)).toBe(course);
  });

  it('is the same of what a page was told, and a draft without a date is to come', () => {
    const view = { startDateTime: at(-5).toISOString(), endDateTime: at(-1).toISOString() };
    expect(courseOfView(view, now)).toBe('OVER');
    expect(courseOfView({ ...view, endDateTime: at(1).toISOString() }, now)).toBe('UNDER_WAY');
    expect(courseOfView({ startDateTime: '', endDateTime: '' }, now)).toBe('TO_COME');
  });
});
