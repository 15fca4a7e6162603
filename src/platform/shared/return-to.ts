const LONGEST = 1_000;
const ELSEWHERE = 'https://own.invalid';
const CONTROL_OR_BACKSLASH = /[\p{Cc}\\]|%(0|1|5c|7f)/iu;

/**
 * Where to go after logging in: a path of our own origin with its query and fragment, or `fallback` for
 * anything else, whatever it looks like.
 */
export function safeReturnTo(wanted: unknown, fallback: string): string {
  if (typeof wanted !== 'string' || wanted.length > LONGEST) return fallback;
  if (!/^\/(?!\/)/.test(wanted) || CONTROL_OR_BACKSLASH.test(wanted)) return fallback;
  const url = URL.parse(wanted, ELSEWHERE);
  if (url === null || url.origin !== ELSEWHERE || url.pathname.includes('//')) return fallback;
  if (/^\/(auth|oidc|login|signup)(\/|$)/.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
