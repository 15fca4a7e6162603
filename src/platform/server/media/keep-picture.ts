import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { MediaId, PersonId } from '#platform/shared/ids.ts';
import { enqueue } from '../enqueue.ts';
import { newId } from '../new-id.ts';
import type { Platform } from '../platform.ts';
import { type Command, write } from '../write.ts';
import { deleteFiles, putFiles } from './media-files.ts';
import type { RenderedPicture } from './render-picture.ts';

export interface KeptPicture {
  readonly id: MediaId;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
}

const RETRY_SECONDS = 5;

/** Renders and keeps an upload for its owner; the slower formats follow in a job. */
export async function keepPicture(
  platform: Platform,
  command: Command,
  ownerId: PersonId,
  bytes: Uint8Array,
): Promise<KeptPicture | Refusal> {
  // The picture library is loaded with the first picture: most processes run long without one.
  const { isRendererBusy, renderPicture } = await import('./render-picture.ts');
  if (isRendererBusy()) return refuse('PICTURES_WAIT', { retryAfter: RETRY_SECONDS }, 'limited');
  const picture = await renderPicture(bytes);
  if (!picture) return refuse('NOT_A_PICTURE');
  const id = newId<MediaId>();
  await putFiles(platform.storage, id, picture);
  const kept = await write<KeptPicture>(platform, command, async (tx) => {
    await tx
      .insertInto('media')
      .values({ id, owner_id: ownerId, created_at: platform.now(), ...rowOf(picture) })
      .execute();
    await enqueue(tx, [{ task: 'render-avif', payload: { id } }]);
    return { id, width: picture.width, height: picture.height, thumbhash: picture.thumbhash };
  });
  // A repeated command was answered with the picture it made before: this copy is not needed.
  if (isRefusal(kept) || kept.id !== id) await deleteFiles(platform.storage, id, [...picture.webp.keys()]);
  return kept;
}

function rowOf(picture: RenderedPicture) {
  const { width, height, thumbhash } = picture;
  return { width, height, thumbhash, widths: [...picture.webp.keys()] };
}
