/** What another app on this device has shared with ours. */
export interface SharedThings {
  readonly words: string;
  readonly pictures: readonly File[];
  /** A GPX file. */
  readonly track?: File | undefined;
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
    const picture = await fileIn(cache, `/shared/${at}`);
    if (picture) pictures.push(picture);
  }
  const track = await fileIn(cache, '/shared/track');
  await caches.delete(STORE);
  return { words, pictures, track };
}

async function fileIn(cache: Cache, address: string): Promise<File | undefined> {
  const kept = await cache.match(address);
  if (!kept) return undefined;
  const name = decodeURIComponent(kept.headers.get('x-name') ?? '');
  return new File([await kept.blob()], name, { type: kept.headers.get('content-type') ?? '' });
}
