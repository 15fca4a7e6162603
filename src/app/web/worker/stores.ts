interface Answered {
  readonly response: Response;
}

/** A page that was rendered for somebody is for them and for now: it holds their data, and a token. */
export const onlyForAll = {
  cacheWillUpdate: async ({ response }: Answered) =>
    response.ok && !response.headers.get('cache-control')?.includes('no-store') ? response : null,
};

/** Keeps only while this store exists: the page makes it for who is logged in, and takes it away with them. */
export function onlyWhereKept(name: string) {
  return {
    cacheWillUpdate: async ({ response }: Answered) =>
      response.status === 200 && (await caches.has(name)) ? response : null,
  };
}

/** What was kept first goes first. */
export function keepAtMost(name: string, limit: number) {
  return {
    cacheDidUpdate: async () => {
      const cache = await caches.open(name);
      const kept = await cache.keys();
      await Promise.all(kept.slice(0, Math.max(0, kept.length - limit)).map((each) => cache.delete(each)));
    },
  };
}
