import { expect, test } from 'vitest';
import { asksOfMyCar, asksOfMySeats } from './my-car.ts';

test.each([
  ['has anyone asked for a seat in my car', 'MINE'],
  ['Did anybody ask for a seat in my car to Ridge?', 'MINE'],
  ['hat jemand bei dir angefragt', 'MINE'],
  ['Wer fährt bei mir mit?', 'MINE'],
  ['wer sitzt in meinem Auto', 'MINE'],
  ['who rides with me', 'PERHAPS_MINE'],
  ['wer fährt mit mir', 'PERHAPS_MINE'],
  ['who is picking me up for Ridge and where', undefined],
  ['which rides did i ask for', undefined],
  ['who have I asked for a ride', undefined],
  ['who will drive me to Ridge', undefined],
  ['wer nimmt mich mit', undefined],
])('AUR-5 whether a question about rides means the own car: %s', (asked, meant) => {
  expect(asksOfMyCar(asked)).toBe(meant);
});

test.each([
  ['how many seats do I have left in the car to Tripoli, and does anybody there look for one', true],
  ['wieviel plätze hab ich im auto nach tripoli noch frei, und sucht da wer', true],
  ['how many seats are free in my car', true],
  ['I offered three seats to Ridge, how many are taken', true],
  ['is there still an empty seat in the car I am offering', true],
  ['is my car full', true],
  ['ist in meinem Auto noch Platz', true],
  ['how many seats are left in the car to Tripoli', false],
  ['who has a free seat to Tripoli', false],
  ['has anyone asked for a seat in my car', false],
  ['wie viele Plätze sind noch frei im Auto von Ben', false],
])('AUR-5 whether the seats of the own car are counted: %s', (asked, asks) => {
  expect(asksOfMySeats(asked)).toBe(asks);
});
