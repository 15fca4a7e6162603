import { expect, test } from 'vitest';
import { measuresIn } from './measures.ts';
import { homeRegion, localeIn, regionOf } from './region.ts';
import { formatDay } from './time.ts';

test.each([
  ['America/New_York', 'US'],
  ['America/Indiana/Knox', 'US'],
  ['Pacific/Honolulu', 'US'],
  ['America/Toronto', 'ELSEWHERE'],
  ['America/Mexico_City', 'ELSEWHERE'],
  ['Europe/London', 'GB'],
  ['Europe/Dublin', 'ELSEWHERE'],
  ['Europe/Zurich', 'ELSEWHERE'],
  ['UTC', 'ELSEWHERE'],
])('P17 somebody in %s lives by the customs of %s', (zone, region) => {
  expect(regionOf(zone)).toBe(region);
});

test.each([
  ['Europe/Zurich', 'Boulder, Colorado, United States', 'US'],
  ['America/Denver', 'Bern, Switzerland', 'ELSEWHERE'],
  ['America/Denver', 'Leeds, England, United Kingdom', 'GB'],
  ['America/Denver', '', 'US'],
  ['Europe/Zurich', 'Plymouth, Montserrat, United States of Nowhere', 'ELSEWHERE'],
])('P17 the country of a home says more than the zone: in %s, living in “%s”', (zone, address, region) => {
  expect(homeRegion(zone, address)).toBe(region);
});

test('P17 English in Zürich begins a date with its day, in New York with its month', () => {
  const [day, now] = [new Date('2026-11-28T12:00:00Z'), new Date('2026-11-01T12:00:00Z')];
  const read = (timeZone: string) => formatDay(day, now, { locale: localeIn('en', timeZone), timeZone });
  expect(read('Europe/Zurich')).toBe('Sat 28 Nov');
  expect(read('America/New_York')).toBe('Sat Nov 28');
  expect(localeIn('de', 'America/New_York')).toBe('de');
});

test('P17 ways are miles in the United States and in Britain, weights pounds in the United States alone', () => {
  expect(measuresIn('America/Denver')).toEqual({ length: 'MI', mass: 'LB' });
  expect(measuresIn('Europe/London')).toEqual({ length: 'MI', mass: 'KG' });
  expect(measuresIn('Europe/Zurich')).toEqual({ length: 'KM', mass: 'KG' });
});
