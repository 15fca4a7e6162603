/** What another app on this device has shared with ours. */
export interface SharedThings {
  readonly words: string;
  readonly pictures: readonly File[];
}

const STORE = 'shared';

/** Takes what the worker has kept of it, once. */
export async function takeSharedThings(): Promise<SharedThings | undefined> {
  if (!('caches' in window) || !(await caches.has(STORE))) return undefined;
  const cache = await caches.open(STORE);
  const words = (await (await cache.match('/shared/words'))?.text()) ?? '';
  const count = Number((await (await cache.match('/shared/count'))?.text()) ?? 0);
  const pictures: File[] = [];
  for (let at = 0; at < count; at += 1) {
    const kept = await cache.match(`/shared/${at}`);
    if (!kept) continue;
    const name = decodeURIComponent(kept.headers.get('x-name') ?? '');
    pictures.push(new File([await kept.blob()], name, { type: kept.headers.get('content-type') ?? '' }));
  }
  await caches.delete(STORE);
  return { words, pictures };
}
