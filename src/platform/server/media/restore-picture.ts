import type { MediaId, PersonId } from '#platform/shared/ids.ts';
import type { Db } from '../db/database.ts';
import { enqueue } from '../enqueue.ts';
import type { Platform } from '../platform.ts';
import { inTransaction } from '../write.ts';
import { putFiles } from './media-files.ts';

/**
 * Keeps a picture under the id that it had in another installation, rendered here like any upload; an object has to
 * show it within two days. False when the id is another person's, or the bytes are no picture.
 */
export async function restorePicture(
  platform: Platform,
  ownerId: PersonId,
  id: MediaId,
  bytes: Uint8Array,
): Promise<boolean> {
  const { database, storage } = platform;
  const owner = await ownerOf(database.db, id);
  if (owner !== undefined) return owner === ownerId;
  const { renderPicture } = await import('./render-picture.ts');
  const picture = await renderPicture(bytes, ownerId);
  if (!picture) return false;
  const widths = [...picture.webp.keys()];
  await putFiles(storage, id, picture);
  const { width, height, thumbhash } = picture;
  const row = { id, owner_id: ownerId, created_at: platform.now(), width, height, thumbhash, widths };
  const kept = await inTransaction<boolean>(database, async (tx) => {
    const made = await tx
      .insertInto('media')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows !== 1n) return false;
    await enqueue(tx, [{ task: 'render-avif', payload: { id } }]);
    return true;
  });
  return kept === true;
}

async function ownerOf(db: Db, id: MediaId): Promise<PersonId | undefined> {
  const row = await db.selectFrom('media').select('owner_id').where('id', '=', id).executeTakeFirst();
  return row?.owner_id;
}
