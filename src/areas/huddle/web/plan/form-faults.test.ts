import { describe, expect, test } from 'vitest';
import type { HuddleForm } from '../../rules/fields.ts';
import { valuesOfForm } from '../../rules/form.ts';
import { faultsOf } from './form-faults.ts';
import { emptyForm } from './plan-form.ts';

const now = new Date('2026-06-01T08:00:00Z');
const good: HuddleForm = { ...emptyForm(now, 'Europe/Zurich'), name: 'Ridge walk' };

describe('HUD-1 each wrong field is told by itself', () => {
  test('a plan that only has a name beside what is proposed can be published', () => {
    expect(faultsOf(good, now)).toEqual({});
    expect(valuesOfForm(good)).toMatchObject({ startDateTime: '2026-06-06T06:30:00.000Z', capacity: null });
  });

  const cases: readonly [string, Partial<HuddleForm>, keyof HuddleForm, string][] = [
    ['no name', { name: '  ' }, 'name', 'MISSING'],
    ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }, 'name', 'TOO_LONG'],
    ['no start', { start: '' }, 'start', 'MISSING'],
    ['a start that is no time', { start: '2026-13-41T08:00' }, 'start', 'NO_TIME'],
    ['a start in the past', { start: '2026-05-01T08:00' }, 'start', 'REFUSED'],
    ['an end before the start', { end: '2026-06-06T08:00' }, 'end', 'REFUSED'],
    ['a window that ends after the start', { rsvpEnd: '2026-06-06T09:00' }, 'rsvpEnd', 'REFUSED'],
    ['a window that begins after the start', { rsvpStart: '2026-06-06T09:00' }, 'rsvpStart', 'REFUSED'],
    ['a zone that does not exist', { timeZone: 'Mars/Olympus' }, 'timeZone', 'REFUSED'],
    ['a limit in words', { capacity: 'a dozen' }, 'capacity', 'NO_NUMBER'],
    ['half a person', { capacity: '2.5' }, 'capacity', 'NO_NUMBER'],
    ['a link that runs', { externalTrailUrl: 'javascript:alert(1)' }, 'externalTrailUrl', 'NO_ADDRESS'],
    ['eleven tags', { tags: Array.from({ length: 11 }, (_, at) => `tag ${at}`) }, 'tags', 'TOO_MANY'],
    ['guests of no age', { guestAllowedAges: [] }, 'guestAllowedAges', 'REFUSED'],
  ];
  test.each(cases)('%s', (_what, wrong, field, is) => {
    const faults = faultsOf({ ...good, ...wrong }, now);
    expect(Object.keys(faults)).toEqual([field]);
    expect(faults[field]?.is).toBe(is);
  });

  test('a start that stands may lie in the past', () => {
    const past = { ...good, start: '2026-05-30T08:00', end: '2026-05-30T16:00' };
    expect(faultsOf(past, now, new Date('2026-05-30T06:00:00Z'))).toEqual({});
  });

  test('a distance with a comma is one', () => {
    expect(valuesOfForm({ ...good, distanceKilometers: '12,5' })).toMatchObject({ distanceMeters: 12_500 });
  });
});
