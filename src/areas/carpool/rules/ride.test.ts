import { expect, test } from 'vitest';
import { isOpen, rideStates } from './ride.ts';

test('CAR-2 something can still come of a ride that is asked for, offered, accepted or waiting', () => {
  expect(rideStates.filter(isOpen)).toEqual(['ASKED', 'OFFERED', 'ACCEPTED', 'WAITING']);
  expect(isOpen(null)).toBe(false);
});
