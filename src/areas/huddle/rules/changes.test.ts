import { describe, expect, test } from 'vitest';
import { changesThatMatter, type Schedule } from './changes.ts';
import { mustAcknowledge } from './people.ts';

const pier = { name: 'Pier three', formattedAddress: 'Brunnen', lat: 46.99412, lng: 8.60461 };
const before: Schedule = {
  startsAt: new Date('2026-06-20T06:30:00Z'),
  endsAt: new Date('2026-06-20T14:00:00Z'),
  venue: pier,
  venueNote: 'By the lake, at the old crane.',
  meetingPoint: pier,
  meetingPointNote: '',
  parking: null,
  parkingNote: '',
};
const changed = (after: Partial<Schedule>) => changesThatMatter(before, { ...before, ...after });

describe('what people are told (HUD-24)', () => {
  test.each<[string, Partial<Schedule>, string[]]>([
    ['a later start', { startsAt: new Date('2026-06-20T07:00:00Z') }, ['START']],
    ['a minute', { startsAt: new Date('2026-06-20T06:31:00Z') }, ['START']],
    ['an earlier end', { endsAt: new Date('2026-06-20T13:30:00Z') }, ['END']],
    ['another venue', { venue: { ...pier, name: 'Schwyz', lat: 47.02 } }, ['VENUE']],
    ['no meeting point any more', { meetingPoint: null }, ['MEETING_POINT']],
    ['another name of a point', { venue: { ...pier, name: 'Pier four' } }, ['VENUE']],
    ['other words', { venueNote: 'By the lake, at the new crane.' }, ['VENUE']],
    ['a place to park without words', { parking: pier }, ['PARKING']],
    ['a point 53 m further east', { venue: { ...pier, lng: 8.60531 } }, ['VENUE']],
    ['a meeting point 200 m away', { meetingPoint: { ...pier, lat: 46.9959 } }, ['MEETING_POINT']],
    ['a meeting point in words', { meetingPointNote: 'At the red door' }, ['MEETING_POINT']],
    ['a place to park', { parking: pier, parkingNote: 'Level 2' }, ['PARKING']],
  ])('HUD-24 %s is told', (_what, after, told) => {
    expect(changed(after)).toEqual(told);
  });

  test.each<[string, Partial<Schedule>]>([
    ['nothing', {}],
    ['some seconds', { startsAt: new Date('2026-06-20T06:30:20Z') }],
    ['a point set anew some steps away', { meetingPoint: { ...pier, lat: 46.9943 } }],
    ['a point 46 m further east', { venue: { ...pier, lng: 8.60521 } }],
    ['a longer address of the same place', { venue: { ...pier, formattedAddress: 'Brunnen, Schwyz' } }],
    ['capitals, commas and blanks', { venueNote: 'by the lake  at the old CRANE' }],
  ])('HUD-24 %s is not told', (_what, after) => {
    expect(changed(after)).toEqual([]);
  });
});

test('HUD-24 what is written apart is not the same as what is written together', () => {
  const parking = (parkingNote: string) => ({ ...before, parkingNote });
  expect(changesThatMatter(parking('Level 1 2'), parking('Level 12'))).toEqual(['PARKING']);
});

describe('who is asked to acknowledge', () => {
  test('P23 who is marked as come is not asked, who is marked as missing is', () => {
    const asked = (attended_people: number | null) =>
      mustAcknowledge(
        moved,
        { role: 'PARTICIPANT', answer: 'YES' },
        { acknowledged_at: null, attended_people },
      );
    expect([asked(null), asked(0), asked(1)]).toEqual([true, true, false]);
  });

  const moved = new Date('2026-06-10T08:00:00Z');
  const seen = (at: string) => new Date(at);

  test.each([
    ['PARTICIPANT', 'YES', null, true],
    ['PARTICIPANT', 'MAYBE', seen('2026-06-10T07:59:59Z'), true],
    ['PARTICIPANT', 'YES', seen('2026-06-10T08:00:00Z'), false],
    ['PARTICIPANT', 'NO', null, false],
    ['PARTICIPANT', null, null, false],
    ['CO_HOST', null, null, false],
  ] as const)('HUD-24 a %s who said %s', (role, answer, acknowledgedAt, asked) => {
    const noted = { acknowledged_at: acknowledgedAt, attended_people: null };
    expect(mustAcknowledge(moved, { role, answer }, noted)).toBe(asked);
    expect(mustAcknowledge(null, { role, answer }, noted)).toBe(false);
  });

  test('HUD-24 of whom nothing is noted is asked', () => {
    expect(mustAcknowledge(moved, { role: 'PARTICIPANT', answer: 'YES' }, null)).toBe(true);
  });
});
