import { expect, test } from 'vitest';
import { safeReturnTo } from './return-to.ts';

const evil = [
  '//e',
  '/\\e',
  '/%09/e',
  '/%0a/e',
  '/\t/e',
  '\\/e',
  '/%5Ce',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://e',
  'http:e',
  'nav/..//e',
  '/nav/..//e',
  '/./' + '/e',
  '/a/..//e',
  ' //e',
  '',
  'e',
  `/${'a'.repeat(2_048)}`,
  null,
  undefined,
  42,
  { toString: () => '/home' },
];

test.each(evil)('case 20: a login that would return to %j lands on the own default', (wanted) => {
  expect(safeReturnTo(wanted, '/home')).toBe('/home');
});

test.each(['/oidc/auth?x=1', '/auth/callback?code=1', '/login', '/signup?returnTo=/login'])(
  'a login never returns into a login: %s',
  (wanted) => {
    expect(safeReturnTo(wanted, '/home')).toBe('/home');
  },
);

test.each(['/home', '/join/huddle/0190?userId=1#map', '/huddle/huddles?q=a%20b&near=1,2', '/authored', '/'])(
  'GATE-1: a login returns to the page where the person stood: %s',
  (wanted) => {
    expect(safeReturnTo(wanted, '/home')).toBe(wanted);
  },
);
