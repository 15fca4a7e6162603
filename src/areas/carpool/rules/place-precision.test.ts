import { describe, expect, test } from 'vitest';
import type { CarpoolAccess } from './access.ts';
import { mayKnowExactly, type PlaceField, shownPlace } from './place-precision.ts';
import type { Leg } from './trip.ts';

const fields: readonly PlaceField[] = ['ORIGIN', 'DESTINATION', 'STOP', 'OWN_PICKUP', 'RIDERS_PICKUP'];
const known = (access: CarpoolAccess, rides: readonly Leg[]) =>
  fields.filter((field) => mayKnowExactly(field, { access, rides }));

describe('CAR-4 how exactly a place is told', () => {
  test.each([
    ['the owner', 'OWNER', [], fields],
    ['a rider there and back', 'RIDER', ['OUT', 'BACK'], ['ORIGIN', 'DESTINATION', 'STOP', 'OWN_PICKUP']],
    ['a rider there', 'RIDER', ['OUT'], ['ORIGIN', 'DESTINATION', 'STOP', 'OWN_PICKUP']],
    ['a rider back', 'RIDER', ['BACK'], ['DESTINATION', 'STOP', 'OWN_PICKUP']],
    ['a rider of no way', 'RIDER', [], ['OWN_PICKUP']],
    ['somebody who asked', 'AREA', ['OUT'], ['OWN_PICKUP']],
  ] as const)('to %s', (_, access, rides, told) => {
    expect(known(access, rides)).toEqual(told);
  });

  test('as the place itself, or as the town in its stead', () => {
    const place = { name: 'Home', formattedAddress: 'Seeweg 5', lat: 46.99412, lng: 8.60461 };
    const area = { name: 'Brunnen', lat: 46.99, lng: 8.61 };
    expect(shownPlace(place, area, true)).toEqual({ ...place, exact: true });
    expect(shownPlace(place, area, false)).toEqual({ ...area, formattedAddress: '', exact: false });
  });
});
