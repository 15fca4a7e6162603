import { faultOfUsername } from '#areas/account/rules/username.ts';

/** The guarded areas (GATE-9): their pages start from one empty shell. */
const signedInAreas = new Set([
  'home',
  'huddle',
  'carpool',
  'account',
  'setting',
  'notification',
  'community',
  'inspiration',
  'onboard',
]);

/** Visitors may open these although they stand inside a guarded area. */
const openToAll = [/^\/inspiration\/view\//, /^\/community\/view\//];

export function isSignedInPath(pathname: string): boolean {
  if (openToAll.some((pattern) => pattern.test(pathname))) return false;
  const [, area = '', rest] = pathname.split('/');
  if (signedInAreas.has(area)) return true;
  // Somebody's profile stands beside the areas, under a name that is none of theirs.
  return !rest && faultOfUsername(area) === undefined;
}

/** Never answered from a store: the API, logging in, what only developers see. */
export const neverKept: readonly RegExp[] = [/^\/(api|oidc|auth|dev|login|signup|verify|metrics)(\/|$|\?)/];
