import { expect, test } from 'vitest';
import { isRefusal } from '#platform/shared/decision.ts';
import { foreseeYes, guestsOfParty, largestParty } from './foresee.ts';
import { decideGuests } from './guests.ts';
import type { HuddleState } from './state.ts';

const huddle: HuddleState = {
  status: 'PUBLISHED',
  privacy: 'PUBLIC',
  activity: 'HIKING',
  startsAt: new Date('2026-07-01'),
  rsvpStartsAt: null,
  rsvpEndsAt: null,
  dateOpen: false,
  approvalRequired: false,
  mailAnswers: false,
  decisiveRsvp: false,
  paymentMode: 'FREE',
  guestAllowed: true,
  guestLimit: 2,
  guestAllowedAges: ['KID', 'ADULT'],
};
const room = (placesLeft: number | null, waiting?: number) => ({ placesLeft, waiting });

test('GATE-14: a yes goes where there is room for the party, or no limit', () => {
  expect(foreseeYes(huddle, room(null), 3)).toEqual({ kind: 'GOES' });
  expect(foreseeYes(huddle, room(3), 3)).toEqual({ kind: 'GOES' });
});

test('GATE-14: a party that does not fit waits, and its place is said where waiting is shown', () => {
  expect(foreseeYes(huddle, room(2, 4), 3)).toEqual({ kind: 'WAITS', position: 5 });
  expect(foreseeYes(huddle, room(0), 1)).toEqual({ kind: 'WAITS', position: null });
});

test('GATE-14: the hosts of a private huddle, or one with approval, are asked first', () => {
  expect(foreseeYes({ ...huddle, approvalRequired: true }, room(0), 1)).toEqual({ kind: 'ASKS' });
  expect(foreseeYes({ ...huddle, privacy: 'PRIVATE' }, room(null), 1)).toEqual({ kind: 'ASKS' });
});

test('GATE-14: a counted party is one that the guest rule allows, up to its limit', () => {
  expect(guestsOfParty(huddle, 1)).toEqual({});
  expect(guestsOfParty(huddle, 3)).toEqual({ ADULT: 2 });
  expect(guestsOfParty({ guestAllowedAges: ['TEEN'] }, 2)).toEqual({ TEEN: 1 });
  expect(largestParty(huddle)).toBe(3);
  expect(largestParty({ ...huddle, guestAllowed: false })).toBe(1);
  expect(largestParty({ ...huddle, guestAllowedAges: [] })).toBe(1);
  expect(isRefusal(decideGuests(huddle, guestsOfParty(huddle, largestParty(huddle))))).toBe(false);
});
