import { expect, test } from 'vitest';
import { seatsToAsk } from './seats-to-ask.ts';

const offer = {
  kind: 'OFFER',
  status: 'OPEN',
  mine: false,
  ride: null,
  ways: [
    { leg: 'OUT', left: 2 },
    { leg: 'BACK', left: 0 },
  ],
} as const;

test('CAR-3: open offers with a seat on the way there can be asked', () => {
  expect(seatsToAsk([offer])).toEqual([{ carpool: offer, seats: 2 }]);
  const back = { ...offer, ways: [{ leg: 'BACK', left: 3 }] } as const;
  const full = { ...offer, ways: [{ leg: 'OUT', left: 0 }] } as const;
  expect(seatsToAsk([{ ...offer, kind: 'NEED' }, { ...offer, status: 'CANCELLED' }, back, full])).toEqual([]);
});

test('CAR-3: who drives, needs a ride or has asked is offered none', () => {
  expect(seatsToAsk([offer, { ...offer, mine: true }])).toEqual([]);
  expect(seatsToAsk([offer, { ...offer, ride: {} }])).toEqual([]);
  expect(seatsToAsk([offer, { ...offer, mine: true, status: 'CANCELLED' }])).toHaveLength(1);
});
