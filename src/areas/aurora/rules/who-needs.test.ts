import { expect, test } from 'vitest';
import { asksWhoNeedsRide } from './who-needs.ts';

test.each([
  ['does anybody still need a lift to takao', true],
  ['who needs a ride to Snowdon', true],
  ['is somebody looking for a seat to the night walk', true],
  ['sucht noch jemand eine Mitfahrgelegenheit zum Takao', true],
  ['wen könnte ich nach Bern mitnehmen', true],
  ['who still needs a lift to smth in july, my car is tiny but 2 fit in the back', true],
  ['does anybody there look for one', true],
  ['wieviel plätze hab ich noch frei, und sucht da wer', true],
  ['which people are still stuck without a lift for takao', true],
  ['i have two seats free, who wants a ride to takao', true],
  ['i need a lift to takao', false],
  ['need a lift from strasbourg to that climbing thing, anyone driving??', false],
  ['anyone driving to takao, need a lift', false],
  ['wir suchen jemanden mit platz im auto', false],
  ['can anyone take me to takao', false],
  ['who drives to takao, i need a lift', false],
  ['wer fährt nach Bern', false],
])('AUR-5 %s: %s', (question, asks) => {
  expect(asksWhoNeedsRide(question)).toBe(asks);
});
