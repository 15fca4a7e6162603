import { type Build, hashOfBuild } from './build.ts';

const PROFILE = '/anyname';

/** The frames that are kept, by the addresses they are for: each kind of page brings its own code and looks along. */
const FRAMES: readonly (readonly [RegExp, string])[] = [
  [/^\/huddle\/view\/[^/]+$/, '/huddle/view/any'],
  [/^\/huddle\/mine$/, '/huddle/mine'],
  [/^\/huddle\/huddles$/, '/huddle/huddles'],
  [/^\/community$/, '/community'],
  [/^\/community\/view\/[^/]+$/, '/community/view/any'],
  [/^\/chat$/, '/chat'],
  [/^\/chat\/view\/[^/]+$/, '/chat/view/any'],
  [/^\/carpool\/view\/new\/[^/]+$/, '/carpool/view/new/any'],
  [/^\/notification$/, '/notification'],
  [/^\/inspiration$/, '/inspiration'],
  [/^\/account$/, '/account'],
  [/^\/setting$/, '/setting'],
  [/^\/return-plans$/, '/return-plans'],
  [/^\/return-plans\/(?!new$)[^/]+$/, '/return-plans/any'],
  [/^\/home\/timeline\/view\/[^/]+$/, '/home/timeline/view/any'],
  // Any other name of one word that is no area is somebody's.
  [/^\/(?!(?:home|huddle|carpool|onboard|search|moderation|operator)$)[^/]+$/, PROFILE],
];
/** For the pages that are opened too seldom for a frame of their own: it comes alive as any of them. */
const HOME = '/home';
const PREFIX = 'shell-';

/** Which of the kept frames a page starts from. */
export function frameFor(pathname: string): string {
  return FRAMES.find(([pattern]) => pattern.test(pathname))?.[1] ?? HOME;
}

/**
 * The empty frames that are sent to who shows no session: they hold nobody's data and start every page behind the
 * log-in. Each build keeps its own: the next one is fetched while this one still serves the pages.
 */
export async function keepShells(build: Build): Promise<void> {
  const cache = await caches.open(await nameOf(build));
  const keep = async (address: string) => {
    const answer = await fetch(address, { credentials: 'omit', cache: 'no-store' });
    // The frame of a profile comes with the word that nobody has this name.
    const isFrame = answer.ok || (address === PROFILE && answer.status === 404);
    if (isFrame) await cache.put(address, new Response(await answer.blob(), { headers: answer.headers }));
  };
  await keep(HOME);
  // Without one of the others its pages start from the first.
  for (const [, address] of FRAMES) await keep(address).catch(() => undefined);
}

export async function keptShell(build: Build, pathname: string): Promise<Response | undefined> {
  const cache = await caches.open(await nameOf(build));
  return (await cache.match(frameFor(pathname))) ?? cache.match(HOME);
}

export async function dropOtherShells(build: Build): Promise<void> {
  const own = await nameOf(build);
  const others = (await caches.keys()).filter((name) => /^shells?(-|$)/.test(name) && name !== own);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function nameOf(build: Build): Promise<string> {
  return `${PREFIX}${await hashOfBuild(build)}`;
}
