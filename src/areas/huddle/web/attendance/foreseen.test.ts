import { expect, test } from 'vitest';
import { foreseen, withdrawn } from './foreseen.ts';

const stranger = {
  role: 'PARTICIPANT',
  interested: true,
  invited: false,
  requested: false,
  waiting: false,
  offered: false,
  offerEndsAt: null,
  queuePosition: null,
  confirmed: false,
  declined: false,
  rsvped: false,
  rsvpType: null,
  guestCount: 0,
  guests: {},
} as const;

type Huddle = Parameters<typeof foreseen>[0];

const open: Huddle = {
  sight: 'INSIDE',
  status: 'PUBLISHED',
  privacy: 'PUBLIC',
  activity: 'HIKING',
  startDateTime: '2026-07-01T06:00:00Z',
  rsvpStartDateTime: null,
  rsvpEndDateTime: null,
  approvalRequired: false,
  paymentMode: 'FREE',
  settings: { guestAllowed: true, guestLimit: 2, guestAllowedAges: ['ADULT'], decisiveRsvp: false },
  participation: stranger,
  capacity: null,
  placesLeft: null,
  participantsSummary: {},
} as unknown as Huddle;

const before = new Date('2026-06-01');
const yes = (change: Partial<Huddle>, guests = {}, now = before) =>
  foreseen({ ...open, ...change }, 'YES', guests, now);
const limited = (placesLeft: number | null, waiting?: number): Partial<Huddle> => ({
  capacity: 8,
  placesLeft,
  participantsSummary: { ...(waiting !== undefined && { totalWaitingParticipants: waiting }) },
});

test('HUD-8: a yes shows at once where there is no limit, or room for the whole party and nobody waits', () => {
  expect(yes({})).toEqual({ ...stranger, rsvped: true, rsvpType: 'YES', confirmed: true });
  expect(yes(limited(2, 0), { ADULT: 1 })).toMatchObject({ confirmed: true, guestCount: 1 });
  expect(yes(limited(1, 0), { ADULT: 1 })).toBeNull();
  expect(yes(limited(1, 1))).toBeNull();
  expect([yes(limited(null, 0)), yes(limited(1))]).toEqual([null, null]);
});

test('HUD-8: by a link alone nobody knows whether there is room', () => {
  expect(yes({ sight: 'LINK' })).toBeNull();
});

test('HUD-8: who goes already may bring somebody into the room that is left beside their own', () => {
  const going = { ...stranger, rsvped: true, rsvpType: 'YES', confirmed: true } as const;
  expect(yes({ ...limited(1, 0), participation: going }, { ADULT: 1 })).toMatchObject({ guestCount: 1 });
  expect(yes({ ...limited(0, 0), participation: going }, { ADULT: 1 })).toBeNull();
});

test('HUD-9: where hosts decide, a yes shows as asked for', () => {
  expect(yes({ approvalRequired: true })).toMatchObject({ requested: true, confirmed: false });
});

test('HUD-8: what would be refused is not shown', () => {
  expect(yes({ status: 'CANCELLED' })).toBeNull();
  expect(yes({}, {}, new Date('2026-07-02'))).toBeNull();
  expect(yes({ participation: null })).toBeNull();
});

test('HUD-8: a no and a maybe give the spot up, and a taken back answer leaves nothing but the interest', () => {
  const waits = {
    ...stranger,
    rsvped: true,
    rsvpType: 'YES',
    waiting: true,
    queuePosition: 3,
    guestCount: 1,
    guests: { ADULT: 1 },
  } as const;
  const answer = (said: 'NO' | 'MAYBE') => foreseen({ ...open, participation: waits }, said, {}, before);
  expect(answer('NO')).toEqual({ ...stranger, rsvped: true, rsvpType: 'NO' });
  expect(answer('MAYBE')).toEqual({ ...stranger, rsvped: true, rsvpType: 'MAYBE' });
  expect(withdrawn(waits)).toEqual(stranger);
});
