import type { MediaId } from '#platform/shared/ids.ts';
import type { RenderedPicture } from './render-picture.ts';
import type { Storage } from './storage.ts';

export type MediaFormat = 'webp' | 'avif';

/** Where one width of a picture lies; two letters of the id spread the files over folders. */
export function fileKey(id: MediaId, width: number, format: MediaFormat): string {
  return `${id.slice(-2)}/${id}/${width}.${format}`;
}

export function masterKey(id: MediaId): string {
  return `${id.slice(-2)}/${id}/master.webp`;
}

export async function putFiles(storage: Storage, id: MediaId, picture: RenderedPicture): Promise<void> {
  await storage.put(masterKey(id), picture.master, 'image/webp');
  for (const [width, bytes] of picture.webp)
    await storage.put(fileKey(id, width, 'webp'), bytes, 'image/webp');
}

/** Removes every file of a picture; files that are gone already are no fault. */
export async function deleteFiles(storage: Storage, id: MediaId, widths: readonly number[]): Promise<void> {
  const sizes = widths.flatMap((width) => [fileKey(id, width, 'webp'), fileKey(id, width, 'avif')]);
  for (const key of [masterKey(id), ...sizes]) await storage.delete(key);
}
