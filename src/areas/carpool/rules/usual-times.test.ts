import { expect, test } from 'vitest';
import { usualTimes } from './usual-times.ts';

const outing = { startsAt: new Date('2026-06-08T08:00:00Z'), endsAt: new Date('2026-06-08T16:00:00Z') };
const brunnen = { lat: 46.994, lng: 8.605 };
const zurich = { lat: 47.377, lng: 8.541 };

test('CAR-3 a ride in the RSVP leaves in time for the way and comes back when the outing ends', () => {
  const { departsAt, returnsAt } = usualTimes({ ...outing, venue: brunnen }, zurich);
  expect([departsAt.toISOString(), returnsAt]).toEqual(['2026-06-08T06:45:00.000Z', outing.endsAt]);
  expect(usualTimes({ ...outing, venue: brunnen }, brunnen).departsAt.toISOString()).toBe(
    '2026-06-08T07:45:00.000Z',
  );
  expect(usualTimes({ ...outing, venue: null }, zurich).departsAt.toISOString()).toBe(
    '2026-06-08T06:45:00.000Z',
  );
});

test('CAR-3 a degree to the east is half as far at 60° as at the equator', () => {
  const from = (lat: number) =>
    usualTimes({ ...outing, venue: { lat, lng: 10 } }, { lat, lng: 11 }).departsAt;
  expect(from(0).toISOString()).toBe('2026-06-08T05:20:00.000Z');
  expect(from(60).toISOString()).toBe('2026-06-08T06:30:00.000Z');
});
