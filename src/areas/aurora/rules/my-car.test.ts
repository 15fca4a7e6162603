import { expect, test } from 'vitest';
import { asksOfMyCar } from './my-car.ts';

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
