import type { Tx } from '#platform/server/db/database.ts';
import type { HuddleId, MediaId, PersonId, PhotoId } from '#platform/shared/ids.ts';

export interface NewPhoto {
  readonly id: PhotoId;
  readonly huddleId: HuddleId;
  readonly ownerId: PersonId;
  readonly mediaId: MediaId;
  readonly alt: string;
  readonly at: Date;
}

/** Saves the picture unless it is shown already; answers whether it was saved. */
export async function insertPhoto(tx: Tx, photo: NewPhoto): Promise<boolean> {
  const saved = await tx
    .insertInto('huddle_photos')
    .values({
      id: photo.id,
      huddle_id: photo.huddleId,
      owner_id: photo.ownerId,
      media_id: photo.mediaId,
      alt: photo.alt,
      created_at: photo.at,
    })
    .onConflict((conflict) => conflict.column('media_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

export async function saveAlt(tx: Tx, id: PhotoId, alt: string): Promise<void> {
  await tx.updateTable('huddle_photos').set({ alt }).where('id', '=', id).execute();
}

export async function deletePhoto(tx: Tx, id: PhotoId): Promise<void> {
  await tx.deleteFrom('huddle_photos').where('id', '=', id).execute();
}
