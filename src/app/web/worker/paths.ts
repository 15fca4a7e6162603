import { faultOfUsername } from '#areas/account/rules/username.ts';

/** The guarded areas (GATE-9): their pages start from one empty shell. */
const signedInAreas = new Set([
  'home',
  'huddle',
  'carpool',
  'chat',
  'account',
  'setting',
  'notification',
  'community',
  'inspiration',
  'onboard',
  'search',
  'tag',
  'place',
  'moderation',
  'operator',
  'return-plans',
]);

/** Visitors may open these although they stand inside a guarded area. */
const openToAll = [/^\/inspiration\/view\//, /^\/community\/view\//];

/** What a member opens there without a network comes from the shell, too: a club that is theirs has no page for visitors. */
const forBoth = /^\/community\/view\//;

export function isSignedInPath(pathname: string): boolean {
  if (openToAll.some((pattern) => pattern.test(pathname))) return false;
  const [, area = '', rest] = pathname.split('/');
  if (signedInAreas.has(area)) return true;
  // Somebody's profile stands beside the areas, under a name that is none of theirs.
  return !rest && faultOfUsername(area) === undefined;
}

/** Whether the shell can show this page where no other answer is to be had. */
export function startsFromShell(pathname: string): boolean {
  return isSignedInPath(pathname) || forBoth.test(pathname);
}

/** Articles stand in a page for visitors: anyone who opens one from inside the app is sent its data alone. */
export function pageOfArticle(pathname: string): string | undefined {
  return /^(\/(?:explore\/inspiration|inspiration\/view)\/[^/]+)\.data$/.exec(pathname)?.[1];
}

/** Never answered from a store: the API, logging in, what only developers see. */
export const neverKept: readonly RegExp[] = [/^\/(api|oidc|auth|dev|login|signup|verify|metrics)(\/|$|\?)/];

/** Pictures, and the towns of a map: what an address shows without a token. */
export function isShown({ pathname }: URL, destination: string): boolean {
  if (pathname === '/api/public/places/around') return true;
  return destination === 'image' && pathname.startsWith('/api/');
}
