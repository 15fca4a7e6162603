import type { MediaId, PersonId } from '#platform/shared/ids.ts';
import type { Tx } from '../db/database.ts';

/** Marks a picture as shown by an object, so that it stays; false when it is not this person's to show. */
export async function attachMedia(tx: Tx, id: MediaId, ownerId: PersonId, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('media')
    .set((eb) => ({ attached_at: eb.fn.coalesce('attached_at', eb.val(at)) }))
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** An object no longer shows the picture: it is swept away unless another object takes it within two days. */
export async function releaseMedia(tx: Tx, id: MediaId, at: Date): Promise<void> {
  await tx.updateTable('media').set({ attached_at: null, created_at: at }).where('id', '=', id).execute();
}
