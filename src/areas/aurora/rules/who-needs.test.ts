import { expect, test } from 'vitest';
import { asksWhoNeedsRide } from './who-needs.ts';

test.each([
  ['does anybody still need a lift to takao', true],
  ['who needs a ride to Snowdon', true],
  ['is somebody looking for a seat to the night walk', true],
  ['sucht noch jemand eine Mitfahrgelegenheit zum Takao', true],
  ['wen könnte ich nach Bern mitnehmen', true],
  ['i need a lift to takao', false],
  ['can anyone take me to takao', false],
  ['who drives to takao, i need a lift', false],
  ['wer fährt nach Bern', false],
])('AUR-5 %s: %s', (question, asks) => {
  expect(asksWhoNeedsRide(question)).toBe(asks);
});
