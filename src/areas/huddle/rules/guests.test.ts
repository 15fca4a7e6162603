import { describe, expect, test } from 'vitest';
import { asksForGuests, decideGuests, partySize } from './guests.ts';

const settings = { guestAllowed: true, guestLimit: 3, guestAllowedAges: ['ADULT', 'KID'] } as const;

describe('HUD-12 guests', () => {
  test.each([
    ['nobody', undefined, {}],
    ['nobody, said so', {}, {}],
    ['one', { ADULT: 1 }, { ADULT: 1 }],
    ['as many as the limit', { ADULT: 1, KID: 2 }, { ADULT: 1, KID: 2 }],
  ] as const)('%s may come along', (_, brought, guests) => {
    expect(decideGuests(settings, brought)).toEqual(guests);
  });

  test.each([
    ['one more than the limit', { ADULT: 2, KID: 2 }, 'TOO_MANY_GUESTS', { limit: 3 }],
    ['of an age that is not allowed', { SENIOR: 1 }, 'GUEST_AGE_NOT_ALLOWED', { group: 'SENIOR' }],
    ['of an age that is not known', { DOG: 1 }, 'GUEST_AGE_NOT_ALLOWED', { group: 'DOG' }],
    ['in the number of none', { KID: 0 }, 'GUESTS_NOT_COUNTED', {}],
    ['fewer than none', { ADULT: 2, KID: -1 }, 'GUESTS_NOT_COUNTED', {}],
    ['in halves', { KID: 1.5 }, 'GUESTS_NOT_COUNTED', {}],
  ])('%s are refused', (_, brought, code, params) => {
    expect(decideGuests(settings, brought)).toMatchObject({ code, params });
  });

  test('are refused where there are none, and nobody is not', () => {
    const alone = { ...settings, guestAllowed: false };
    expect(decideGuests(alone, { KID: 1 })).toMatchObject({ code: 'GUESTS_NOT_ALLOWED' });
    expect(decideGuests(alone, {})).toEqual({});
  });

  test.each([
    [{}, 1],
    [{ KID: 1 }, 2],
    [{ KID: 2, ADULT: 3 }, 6],
  ])('with %o a party is %i people', (guests, people) => {
    expect(partySize(guests)).toBe(people);
  });

  test.each([
    ['YES', true, 'FREE', true],
    ['MAYBE', true, 'FREE', true],
    ['NO', true, 'PAID', false],
    ['YES', false, 'PAID', true],
    ['YES', false, 'FREE', false],
  ] as const)(
    'are asked for before %s (guests allowed: %s, %s): %s',
    (answer, guestAllowed, paymentMode, asks) => {
      expect(asksForGuests({ guestAllowed, paymentMode }, answer)).toBe(asks);
    },
  );
});
