import { describe, expect, test } from 'vitest';
import { decidePlan, farFromVenue, type HuddlePlan, isFarFromHome, isUnusuallyLong } from './plan.ts';

const venue = { lat: 46.69, lng: 7.85 };

test('P18 a meeting point more than 100 km from the venue is asked about, a nearer one is not', () => {
  expect(farFromVenue(venue, { lat: 47.58, lng: 7.85 })).toBeUndefined();
  expect(farFromVenue(venue, { lat: 47.6, lng: 7.85 })).toBeGreaterThan(100);
  expect(farFromVenue(venue, { lat: 37.9, lng: -122.3 })).toBeGreaterThan(9_000);
});

test('P18 without a venue or without a meeting point nothing is asked', () => {
  expect(farFromVenue(null, venue)).toBeUndefined();
  expect(farFromVenue(venue, null)).toBeUndefined();
});

// One degree of latitude is 111.19 km: the last hundred metres on both sides.
test.each([
  [99.9, undefined],
  [100.1, 100.1],
])('P18 the boundary of 100 km: %d km', (kilometers, asked) => {
  const found = farFromVenue(venue, { lat: venue.lat + kilometers / 111.195, lng: venue.lng });
  if (asked === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(asked, 1);
});

test.each([
  [19.9, false],
  [20.1, true],
])('HUD-4 rides are asked about more than 20 km from home: %d km', (kilometers, asked) => {
  expect(isFarFromHome(venue, { lat: venue.lat + kilometers / 111.195, lng: venue.lng })).toBe(asked);
});

test('HUD-4 without a home or a venue nothing is far', () => {
  expect(isFarFromHome(null, venue)).toBe(false);
  expect(isFarFromHome(venue, null)).toBe(false);
});

const now = new Date('2026-07-04T10:00:00.000Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const at = (ms: number) => new Date(now.getTime() + ms);
const startsAt = at(10 * DAY_MS);
const fromStart = (ms: number) => new Date(startsAt.getTime() + ms);

const outing: HuddlePlan = {
  startsAt,
  endsAt: fromStart(6 * HOUR_MS),
  rsvpStartsAt: null,
  rsvpEndsAt: null,
  timeZone: 'Europe/Zurich',
  privacy: 'PUBLIC',
  communityId: null,
  guestAllowed: false,
  guestAllowedAges: [],
  planning: 'NONE',
};
const lasting = (from: Date, ms: number) => ({ startsAt: from, endsAt: new Date(from.getTime() + ms) });

test('HUD-4 an outing of more than 16 hours is asked about, a shorter one is not', () => {
  expect(isUnusuallyLong(lasting(startsAt, 16 * HOUR_MS))).toBe(false);
  expect(isUnusuallyLong(lasting(startsAt, 16 * HOUR_MS + 1))).toBe(true);
});

describe('HUD-4 a huddle is planned', () => {
  const cases: readonly [string, Partial<HuddlePlan>, string | undefined][] = [
    ['as it should be', {}, undefined],
    ['in a time zone that does not exist', { timeZone: 'Europe/Nowhere' }, 'TIME_ZONE_UNKNOWN'],
    ['from now on', lasting(now, HOUR_MS), undefined],
    ['from a moment ago', lasting(at(-1), HOUR_MS), 'START_IN_PAST'],
    ['three years ahead', lasting(at(3 * 366 * DAY_MS), HOUR_MS), undefined],
    ['later than that', lasting(at(3 * 366 * DAY_MS + 1), HOUR_MS), 'TOO_FAR_AHEAD'],
    ['to end when it starts', { endsAt: startsAt }, 'END_BEFORE_START'],
    ['to end right after', { endsAt: fromStart(1) }, undefined],
    ['for 31 days', { endsAt: fromStart(31 * DAY_MS) }, undefined],
    ['for longer', { endsAt: fromStart(31 * DAY_MS + 1) }, 'LONGER_THAN_A_MONTH'],
    ['with a window that ends as it begins', { rsvpStartsAt: now, rsvpEndsAt: now }, 'RSVP_WINDOW_BACKWARDS'],
    ['with a window of a moment', { rsvpStartsAt: now, rsvpEndsAt: at(1) }, undefined],
    ['with a window up to the start', { rsvpEndsAt: startsAt }, undefined],
    ['with a window beyond the start', { rsvpEndsAt: fromStart(1) }, 'RSVP_WINDOW_AFTER_START'],
    ['with a window that begins at the start', { rsvpStartsAt: startsAt }, undefined],
    ['with a window that begins later', { rsvpStartsAt: fromStart(1) }, 'RSVP_WINDOW_AFTER_START'],
  ];
  test.each(cases)('%s', (_, changed, code) => {
    expect(decidePlan({ ...outing, ...changed }, now)?.code).toBe(code);
  });

  test('the refusal names the time zone', () => {
    expect(decidePlan({ ...outing, timeZone: 'Nowhere' }, now)?.params).toEqual({ timeZone: 'Nowhere' });
  });

  test('with a start that stands already, even one that is past', () => {
    const past = { ...outing, ...lasting(at(-HOUR_MS), 2 * HOUR_MS) };
    expect(decidePlan(past, now, at(-HOUR_MS))).toBeUndefined();
    expect(decidePlan(past, now, at(-2 * HOUR_MS))?.code).toBe('START_IN_PAST');
    expect(decidePlan(past, now, null)?.code).toBe('START_IN_PAST');
  });
});

describe('HUD-3 a huddle is for', () => {
  const cases: readonly [string, Partial<HuddlePlan>, string | undefined][] = [
    ['a community that is missing', { privacy: 'COMMUNITY' }, 'COMMUNITY_UNKNOWN'],
    ['a community of others', { communityId: 'club' }, 'COMMUNITY_UNKNOWN'],
    ['a community one belongs to', { privacy: 'COMMUNITY', planning: 'YES' }, undefined],
    ['all, announced by a community', { communityId: 'club', planning: 'YES' }, undefined],
    ['all, once an admin agrees', { communityId: 'club', planning: 'ASK' }, undefined],
    ['all, where leaders plan', { communityId: 'club', planning: 'NO' }, 'ONLY_LEADERS_PLAN'],
    ['guests of no age', { guestAllowed: true }, 'GUEST_AGES_MISSING'],
    ['guests of one age', { guestAllowed: true, guestAllowedAges: ['KID'] }, undefined],
  ];
  test.each(cases)('%s', (_, changed, code) => {
    expect(decidePlan({ ...outing, ...changed }, now)?.code).toBe(code);
  });
});
