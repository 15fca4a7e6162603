import { COPIES } from '#platform/web/kept/copies.ts';
import { MAX_KEPT_AGE_MS } from '#platform/web/kept/kept-bounds.ts';
import { keptReads } from '#platform/web/kept/store.ts';
import { type Build, hashOfBuild } from './build.ts';
import { LATE } from './file-routes.ts';
import { READ_OF_ME, readOfPage } from './kept-page.ts';
import { copyOfPage, filesOf, showing } from './page-copy.ts';
import { keepAtMost } from './stores.ts';

const MAX_COPIES = 60;
/** What a copy is kept with: of which build it is, and the what it shows. */
const BUILD = 'x-build';
const SHOWS = 'x-shows';
/** Written for the store; a copy has no address but its own. */
const NOT_KEPT = ['vary', 'content-encoding', 'content-length'];

/** Whether a page is kept as it was rendered: that of an outing, the one that is needed where there is no signal. */
export function isCopied({ pathname, search }: URL): boolean {
  return search === '' && pathname.startsWith('/huddle/view/') && readOfPage(pathname) !== undefined;
}

/**
 * Keeps a page as the server rendered it, without the access of who it is for; only while the page has made the store
 * for who is logged in, and only where all its files are those of this build.
 */
export async function keepCopy({ pathname }: URL, answer: Response, build: Build): Promise<void> {
  if (!answer.ok || !(await caches.has(COPIES))) return;
  const copy = copyOfPage(await answer.text(), pathname);
  const isLate = (path: string) => LATE.some((name) => path.includes(name));
  if (!copy || !filesOf(copy.html).every((path) => build.files.has(path) || isLate(path))) return;
  const headers = new Headers(answer.headers);
  for (const name of NOT_KEPT) headers.delete(name);
  headers.set(BUILD, await hashOfBuild(build));
  headers.set(SHOWS, copy.shows);
  // It may have been taken away meanwhile, with a log-out.
  if (!(await caches.has(COPIES))) return;
  await (await caches.open(COPIES)).put(pathname, new Response(copy.html, { headers }));
  await keepAtMost(COPIES, MAX_COPIES).cacheDidUpdate();
}

/** The page as it was kept, where what fills it is still what is kept of it: never older than what was read since. */
export async function copyOf({ pathname }: URL, build: Build): Promise<Response | undefined> {
  const copy = await caches.match(pathname, { cacheName: COPIES });
  if (!copy || copy.headers.get(BUILD) !== (await hashOfBuild(build))) return undefined;
  const [me = ''] = await hashesOf(READ_OF_ME);
  const pages = await hashesOf(readOfPage(pathname) ?? 'none');
  return pages.some((page) => showing(page, me) === copy.headers.get(SHOWS)) ? copy : undefined;
}

/** Fetches the page again where its copy does not show what was read since. */
export async function renewCopy(url: URL, build: Build): Promise<void> {
  if (!isCopied(url) || (await copyOf(url, build))) return;
  const answer = await fetch(url.pathname, { headers: { accept: 'text/html' }, cache: 'no-store' });
  await keepCopy(url, answer, build);
}

/** The hashes of what is kept under keys that begin so, and may still be shown. */
async function hashesOf(start: string): Promise<readonly string[]> {
  const keys = await keptReads.keys();
  const reads = await Promise.all(keys.filter((key) => key.startsWith(start)).map(keptReads.get));
  return reads.flatMap((read) => {
    const isOld = !read || Date.now() - read.state.dataUpdatedAt > MAX_KEPT_AGE_MS;
    return isOld || !read.hash ? [] : read.hash;
  });
}
