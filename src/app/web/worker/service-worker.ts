import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { buildOf } from './build.ts';
import { copyOf, isCopied, keepCopy, renewCopy } from './copies.ts';
import { type RoutesEvent, routeFiles } from './file-routes.ts';
import { isPageKept } from './kept-page.ts';
import { sendWaitingActs } from './outbox.ts';
import { isShown, neverKept, pageOfArticle, startsFromShell } from './paths.ts';
import { listenForPushes } from './push.ts';
import { takeShared } from './share-target.ts';
import { dropOtherShells, keepShells, keptShell } from './shell.ts';
import { keepAtMost, onlyForAll, onlyWhereKept } from './stores.ts';

declare const self: {
  // The list of files of the build; `scripts/build-service-worker.ts` writes it in here.
  __WB_MANIFEST: { url: string; revision: string | null }[];
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
};

interface WorkerEvent extends RoutesEvent {
  readonly data?: unknown;
  /** Of a `sync`: which work is due. */
  readonly tag?: string;
  waitUntil(work: Promise<unknown>): void;
}

interface Navigation {
  readonly request: Request;
  readonly url: URL;
  readonly event: Pick<WorkerEvent, 'waitUntil'>;
}

const files = self.__WB_MANIFEST;
const build = buildOf(files);

/** How long a page may be on its way before what is kept is shown in its place. */
const PATIENCE_MS = 3_000;
/** The same where all that the page shows lies here: it stands there at once, and renews itself (O19). */
const PATIENCE_WHERE_KEPT_MS = 300;
const MAX_PICTURES = 400;
const MAX_PAGES = 60;

precacheAndRoute(files);
cleanupOutdatedCaches();
listenForPushes();

self.addEventListener('install', (event) => {
  event.waitUntil(keepShells(build));
  // Without these rules the worker answers itself.
  event.waitUntil(routeFiles(event).catch(() => undefined));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOtherShells(build));
  event.waitUntil(self.clients.claim());
});
self.addEventListener('message', (event) => {
  if (event.data === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  const { copy } = (event.data ?? {}) as { copy?: unknown };
  if (typeof copy !== 'string') return;
  const url = URL.parse(copy, self.location.origin);
  // What does not come now comes with the next reading.
  if (url) event.waitUntil(renewCopy(url, build).catch(() => undefined));
});

// Browsers that can tell a worker that the network is back do so also after the last page was closed.
self.addEventListener('sync', (event) => {
  if (event.tag === 'outbox') event.waitUntil(sendWaitingActs());
});

// Drawn pictures: the same for everybody, and their address never shows another.
registerRoute(({ url }) => url.pathname.startsWith('/scenes/'), new CacheFirst({ cacheName: 'scenes' }));
// What is too heavy to be kept before somebody wants it, as the map.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'parts', plugins: [keepAtMost('parts', 60)] }),
);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isShown(url, request.destination),
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [onlyWhereKept('pictures'), keepAtMost('pictures', MAX_PICTURES)],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/home/share',
  ({ request }) => takeShared(request),
  'POST',
);

const fresh = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PATIENCE_MS / 1_000,
  plugins: [onlyForAll, keepAtMost('pages', MAX_PAGES)],
});
registerRoute(
  new NavigationRoute(
    ({ request, url, event }) =>
      startsFromShell(url.pathname)
        ? memberPage({ request, url, event })
        : fresh.handle({ request, event }).catch(() => withoutNetwork(url)),
    { denylist: [...neverKept] },
  ),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && pageOfArticle(url.pathname) !== undefined,
  ({ request, url, event }) => {
    const page = pageOfArticle(url.pathname) ?? '/';
    event.waitUntil(keepPage(page));
    return fresh.handle({ request, event });
  },
);

/** Where a page behind the log-in does not come soon, its copy is shown, or the shell that fills with what is kept. */
async function memberPage({ request, url, event }: Navigation): Promise<Response> {
  const answer = fetch(request).then(
    (response) => (response.status >= 502 ? undefined : response),
    () => undefined,
  );
  const isKept = await Promise.race([isPageKept(url.pathname), answer.then(() => false)]);
  const patienceMs = isKept ? PATIENCE_WHERE_KEPT_MS : PATIENCE_MS;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const first = await Promise.race([answer, late]);
  if (first) {
    if (isCopied(url)) event.waitUntil(keepCopy(url, first.clone(), build).catch(() => undefined));
    return first;
  }
  const copy = isCopied(url) ? await copyOf(url, build).catch(() => undefined) : undefined;
  const shell = copy ?? (await keptShell(build, url.pathname));
  if (!shell) return (await answer) ?? withoutNetwork(url);
  // It would share a bad line with what the page reads now.
  void answer.then((page) => page?.body?.cancel()).catch(() => undefined);
  return shell;
}

/** The page around an article that was opened from inside the app, so that it opens by itself, too. */
async function keepPage(page: string): Promise<void> {
  const answer = await fetch(page, { credentials: 'omit' }).catch(() => undefined);
  if (!answer || !(await onlyForAll.cacheWillUpdate({ response: answer }))) return;
  await (await caches.open('pages')).put(page, answer);
}

async function withoutNetwork(url: URL): Promise<Response> {
  const shell = startsFromShell(url.pathname) ? await keptShell(build, url.pathname) : undefined;
  return shell ?? (await matchPrecache('/offline.html')) ?? Response.error();
}
