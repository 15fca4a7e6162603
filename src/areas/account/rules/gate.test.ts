import { expect, test } from 'vitest';
import { decideGate, homeOf } from './gate.ts';
import { decideDashboard } from './verify-email.ts';

const none = { email: null, emailVerified: false, onboarded: false };
const unverified = { email: 'a@example.org', emailVerified: false, onboarded: false };
const verified = { ...unverified, emailVerified: true };
const member = { ...verified, onboarded: true, landingPage: '/huddle/mine' };

test.each([
  [none, '/home', '/verify/email'],
  [none, '/onboard', '/verify/email'],
  [none, '/verify/email', undefined],
  [unverified, '/huddle/create', '/verify/email'],
  [unverified, '/verify/email/', undefined],
  [{ ...member, emailVerified: false }, '/home', '/verify/email'],
  [verified, '/home', '/onboard'],
  [verified, '/verify/email', '/onboard'],
  [verified, '/onboard', undefined],
  [member, '/verify/email', '/huddle/mine'],
  [member, '/onboard', '/huddle/mine'],
  [member, '/home', undefined],
  [member, '/onboarding-tips', undefined],
])('GATE-3: %j at %s must go to %s', (person, path, expected) => {
  expect(decideGate(person, path)).toBe(expected);
});

test.each([
  [none, { refused: true }],
  [unverified, { refused: true }],
  [verified, { to: '/onboard' }],
  [member, { to: '/huddle/mine' }],
])("GATE-5: 'Go to Dashboard' of %j leads to %j", (person, expected) => {
  expect(decideDashboard(person)).toEqual(expected);
});

test.each(['//evil.example', 'https://evil.example', '/Home', '', '/a?b', 'home'])(
  'a landing page that is no path of ours is not followed: %s',
  (landingPage) => {
    expect(homeOf({ landingPage })).toBe('/home');
  },
);
