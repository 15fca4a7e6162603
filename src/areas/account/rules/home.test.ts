import { expect, test } from 'vitest';
import { decideGate, homeOf } from './gate.ts';

test.each([
  [undefined, '/home'],
  ['/huddle/huddles', '/huddle/huddles'],
  ['https://evil.example/home', '/home'],
  ['//evil.example', '/home'],
  ['home', '/home'],
])('GATE-3 who chose to begin at %s begins at %s', (landingPage, home) => {
  expect(homeOf(landingPage === undefined ? {} : { landingPage })).toBe(home);
});

test('GATE-3 slashes at the end of an address lead round nothing', () => {
  expect(
    decideGate({ email: 'a@example.com', emailVerified: true, onboarded: false }, '/onboard//'),
  ).toBeUndefined();
});
