import { expect, test } from 'vitest';
import { isTimeZone } from '#platform/shared/is-time-zone.ts';
import { ageOn, isPossibleBirth } from './age.ts';
import { faultOfEmail } from './email.ts';
import { tidyInterests } from './interests.ts';
import { unitsIn } from './units.ts';

test.each([
  ['2000-06-02', '2026-06-01', 25],
  ['2000-06-01', '2026-06-01', 26],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
])('born %s, somebody is on %s %i years old', (born, today, age) => {
  expect(ageOn(born, today)).toBe(age);
});

test('people here are at least 13 and at most 120 years old', () => {
  expect(isPossibleBirth('2013-06-01', '2026-06-01')).toBe(true);
  expect(isPossibleBirth('2013-06-02', '2026-06-01')).toBe(false);
  expect(isPossibleBirth('1900-01-01', '2026-06-01')).toBe(false);
  expect(isPossibleBirth('2030-01-01', '2026-06-01')).toBe(false);
});

test.each([
  ['en-US', 'America/New_York', 'MI', 'LB', 'F', 'H12'],
  ['en-GB', 'Europe/London', 'MI', 'KG', 'C', 'H24'],
  ['en-US', 'Europe/Zurich', 'KM', 'KG', 'C', 'H24'],
  ['en', 'Europe/Zurich', 'KM', 'KG', 'C', 'H24'],
  ['de-CH', 'Europe/Zurich', 'KM', 'KG', 'C', 'H24'],
  ['en-AU', 'Australia/Sydney', 'KM', 'KG', 'C', 'H12'],
  ['not a locale', 'UTC', 'KM', 'KG', 'C', 'H24'],
])(
  'P17 a browser in %s in %s is offered %s, %s, %s, %s (GATE-7)',
  (locale, zone, length, mass, temperature, time) => {
    expect(unitsIn(zone, locale)).toMatchObject({ length, mass, temperature, time });
  },
);

test('a time zone is an IANA name', () => {
  for (const name of ['UTC', 'Europe/Zurich', 'America/Argentina/Buenos_Aires'])
    expect(isTimeZone(name)).toBe(true);
  for (const name of ['', 'Mars/Olympus', '+02:00', 'Europe/Zurich; drop'])
    expect(isTimeZone(name)).toBe(false);
});

test('interests are kept once, short, and thirty at most', () => {
  expect(tidyInterests([' Hiking ', 'hiking', '', 'Trail   running'])).toEqual(['Hiking', 'Trail running']);
  expect(tidyInterests(Array.from({ length: 40 }, (_, index) => `i${index}`))).toHaveLength(30);
});

test.each([
  ['', 'EMPTY'],
  ['  ', 'EMPTY'],
  ['dana', 'FORM'],
  ['dana@', 'FORM'],
  ['dana@example', 'FORM'],
  ['da na@example.org', 'FORM'],
  [' dana.lee+x@example.org ', undefined],
])('GATE-4: the typed email %j has the fault %s', (email, fault) => {
  expect(faultOfEmail(email)).toBe(fault);
});
