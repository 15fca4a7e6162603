import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coarsePoint } from '#platform/shared/coarse-point.ts';
import type { AccessLevel } from './access.ts';
import { type Precision, precisionFor, shownMeeting, shownVenue } from './place-precision.ts';
import type { AttendanceStatus } from './state.ts';

const lat = fc.double({ min: -80, max: 80, noNaN: true });
const lng = fc.double({ min: -180, max: 180, noNaN: true });

test('HUD-23 an area is at most about a kilometre off, anywhere', () => {
  fc.assert(
    fc.property(lat, lng, (realLat, realLng) => {
      const shown = coarsePoint({ lat: realLat, lng: realLng });
      const up = (shown.lat - realLat) * 111.32;
      const along = (shown.lng - realLng) * 111.32 * Math.cos((realLat * Math.PI) / 180);
      expect(Math.hypot(up, along)).toBeLessThan(1.6);
    }),
  );
});

test('HUD-23 two points of a cell look the same, so asking again tells no more', () => {
  fc.assert(
    fc.property(lat, lng, (realLat, realLng) => {
      const shown = coarsePoint({ lat: realLat, lng: realLng });
      const again = coarsePoint(shown);
      expect(Math.abs(again.lat - shown.lat)).toBeLessThan(0.011);
      expect(JSON.stringify(shown)).toMatch(/^\{"lat":-?\d+(\.\d{1,2})?,"lng":-?\d+(\.\d{1,2})?\}$/);
    }),
  );
});

test('HUD-23 neither street nor number of a venue reach outsiders, nor the name of a meeting point', () => {
  const home = {
    name: "Asha's gate",
    formattedAddress: 'Seeweg 5, 6440 Brunnen, Schwyz',
    lat: 46.99412,
    lng: 8.6,
  };
  expect(shownVenue(home, 'COARSE')).toMatchObject({ formattedAddress: 'Brunnen, Schwyz', exact: false });
  const met = shownMeeting({ ...home, name: 'Pier three' }, { ...home, name: 'Brunnen' }, 'COARSE');
  expect(met).toEqual({ name: 'Brunnen', formattedAddress: '', lat: 46.99, lng: 8.61, exact: false });
  expect(shownMeeting(home, null, 'NONE')).toBeNull();
});

test.each([
  ['NOTHING', 'NONE', 'NONE', 'NONE'],
  ['LINK', 'CONFIRMED', 'NONE', 'NONE'],
  ['CARD', 'NONE', 'COARSE', 'EXACT'],
  ['CARD', 'CONFIRMED', 'COARSE', 'EXACT'],
  ['INSIDE', 'CONFIRMED', 'EXACT', 'EXACT'],
  ['INSIDE', 'WAITING', 'COARSE', 'EXACT'],
  ['HOST', 'NONE', 'EXACT', 'EXACT'],
] as const satisfies [AccessLevel, AttendanceStatus, Precision, Precision][])(
  'HUD-23 seeing %s with status %s: %s, and %s where hosts tell everyone',
  (access, status, confirmed, everyone) => {
    expect(precisionFor({ access, status }, 'CONFIRMED')).toBe(confirmed);
    expect(precisionFor({ access, status }, 'EVERYONE')).toBe(everyone);
  },
);

const pier = { name: 'Pier three', formattedAddress: 'Seeweg 5, Brunnen', lat: 46.99412, lng: 8.60461 };

test('HUD-23 what may be told exactly is told as it stands, and nothing of no place', () => {
  expect(shownVenue(pier, 'EXACT')).toEqual({ ...pier, exact: true });
  expect(shownMeeting(pier, null, 'EXACT')).toEqual({ ...pier, exact: true });
  expect([shownVenue(null, 'EXACT'), shownMeeting(null, pier, 'EXACT')]).toEqual([null, null]);
  expect([shownVenue(pier, 'NONE'), shownMeeting(pier, pier, 'NONE')]).toEqual([null, null]);
  expect(shownMeeting(pier, null, 'COARSE')).toMatchObject({ name: '', formattedAddress: '', exact: false });
});

test.each([
  ['Hut', 'Seeweg 5, 6440 Brunnen, Schwyz', 'Brunnen, Schwyz'],
  ['Brunnen', 'Brunnen, Schwyz', 'Brunnen, Schwyz'],
  ['Hut', 'Brunnen', 'Brunnen'],
  ['Brunnen', ' Brunnen, Schwyz', 'Brunnen, Schwyz'],
  ['Hut', 'Seeweg, 5, CH-6440bc Brunnen', 'Brunnen'],
  ['Hut', 'Seeweg 5, CH-6440b Brunnen , 12', 'Brunnen'],
  ['Hut', '', ''],
])('HUD-23 of %s at "%s" outsiders read "%s"', (name, formattedAddress, shown) => {
  expect(shownVenue({ ...pier, name, formattedAddress }, 'COARSE')?.formattedAddress).toBe(shown);
});
