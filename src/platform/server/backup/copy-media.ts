import { createHash } from 'node:crypto';
import { link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import type { Storage } from '../media/storage.ts';
import { bytesOf, pathOf, writeFileOf } from './backup-file.ts';
import { listBackups, mediaPlace, readManifest } from './backup-folders.ts';
import type { MediaEntry } from './manifest.ts';

const AT_ONCE = 4;
const BATCH = 200;

interface MediaOrder {
  readonly storage: Storage;
  readonly folder: string;
  readonly half: string;
  readonly secret: string | undefined;
}

/** The backup before this one, whose files are shared where they hold the same. */
interface Earlier {
  readonly folder: string;
  readonly sums: ReadonlyMap<string, string>;
}

export async function copyMedia(order: MediaOrder): Promise<MediaEntry[]> {
  const earlier = await readEarlier(order);
  const limit = pLimit(AT_ONCE);
  const entries: (MediaEntry | undefined)[] = [];
  let batch: string[] = [];
  const copyBatch = async () => {
    entries.push(...(await Promise.all(batch.map((key) => limit(() => copyOne(order, earlier, key))))));
    batch = [];
  };
  for await (const key of order.storage.list()) {
    batch.push(key);
    if (batch.length === BATCH) await copyBatch();
  }
  await copyBatch();
  return entries.filter((entry) => entry !== undefined).sort((a, b) => (a.key < b.key ? -1 : 1));
}

async function readEarlier({ folder, secret }: MediaOrder): Promise<Earlier | undefined> {
  const [newest] = await listBackups(folder);
  if (!newest) return undefined;
  const path = join(folder, newest.name);
  // One that was sealed with another key, or not at all, shares nothing.
  const manifest = await readManifest(path, secret).catch(() => undefined);
  return manifest && { folder: path, sums: new Map(manifest.media.map(({ key, sha256 }) => [key, sha256])) };
}

/** Undefined for a picture that was deleted meanwhile. */
async function copyOne(
  { storage, half, secret }: MediaOrder,
  earlier: Earlier | undefined,
  key: string,
): Promise<MediaEntry | undefined> {
  const bytes = await storage.get(key);
  if (!bytes) return undefined;
  const place = mediaPlace(half, key, secret);
  const sum = sumOf(bytes);
  if (earlier?.sums.get(key) === sum) {
    await mkdir(dirname(place.path), { recursive: true });
    const shared = await link(pathOf(mediaPlace(earlier.folder, key, secret)), pathOf(place)).then(
      () => true,
      () => false,
    );
    if (shared) return { key, bytes: bytes.byteLength, sha256: sum };
  }
  return { key, ...(await writeFileOf(place, bytesOf(bytes))) };
}

function sumOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
