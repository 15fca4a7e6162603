import { expect, it } from 'vitest';
import { isSignedInPath, neverKept } from './paths.ts';

const isKept = (path: string) => !neverKept.some((pattern) => pattern.test(path));

it('starts signed-in pages from the shell and leaves public ones alone (SHELL-12)', () => {
  expect(['/home', '/huddle/view/1', '/notification', '/setting', '/asha'].map(isSignedInPath)).not.toContain(
    false,
  );
  expect(['/', '/start', '/join/huddle/1', '/community/view/1', '/terms'].map(isSignedInPath)).not.toContain(
    true,
  );
});

it('never keeps answers of the API or of logging in (OFF-3)', () => {
  const never = [
    '/api/me',
    '/api/public/huddles',
    '/oidc/auth?x=1',
    '/auth/callback?code=1',
    '/login',
    '/dev/outbox',
  ];
  expect(never.map(isKept)).not.toContain(true);
  expect(['/start', '/join/huddle/1', '/home', '/author', '/developers'].map(isKept)).not.toContain(false);
});
