import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isSignedInPath, neverKept } from './paths.ts';
import { listenForPushes } from './push.ts';

declare const self: {
  // The list of files of the build; `scripts/build-service-worker.ts` writes it in here.
  __WB_MANIFEST: { url: string; revision: string | null }[];
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
};

interface WorkerEvent {
  readonly data?: unknown;
  waitUntil(work: Promise<unknown>): void;
}

const pages = 'pages';
const shells = 'shells';
const scenes = 'scenes';
const shellAddress = '/home';

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
listenForPushes();

// Without cookies and tokens this is the empty frame: it holds nobody's data and starts every signed-in page.
self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (event.data === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
});

// Drawn pictures: the same for everybody, and their address never shows another.
registerRoute(({ url }) => url.pathname.startsWith('/scenes/'), new CacheFirst({ cacheName: scenes }));

/** A page that was rendered for somebody is for them and for now: it holds their data, and a token. */
const onlyForAll = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.ok && !response.headers.get('cache-control')?.includes('no-store') ? response : null,
};
const fresh = new NetworkFirst({ cacheName: pages, networkTimeoutSeconds: 3, plugins: [onlyForAll] });
registerRoute(
  new NavigationRoute(
    async (options) => {
      const { url } = options as unknown as { url: URL };
      try {
        const answer = await fresh.handle(options);
        return answer ?? (await withoutNetwork(url));
      } catch {
        return withoutNetwork(url);
      }
    },
    { denylist: [...neverKept] },
  ),
);

async function keepShell(): Promise<void> {
  const answer = await fetch(shellAddress, { credentials: 'omit', cache: 'no-store' });
  if (!answer.ok) return;
  const cache = await caches.open(shells);
  await cache.put(shellAddress, answer);
}

async function withoutNetwork(url: URL): Promise<Response> {
  const shell = isSignedInPath(url.pathname)
    ? await caches.match(shellAddress, { cacheName: shells })
    : undefined;
  return shell ?? (await matchPrecache('/offline.html')) ?? Response.error();
}
