import type { Tx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { LinkedObject } from '../rules/destination.ts';

/** Saves a new link unless this person has a live one for the object already. */
export async function insertLink(
  tx: Tx,
  link: { uid: string; objectType: LinkedObject; objectId: string; personId: PersonId; now: Date },
): Promise<void> {
  await tx
    .insertInto('links')
    .values({
      uid: link.uid,
      object_type: link.objectType,
      object_id: link.objectId,
      for_person_id: link.personId,
      created_at: link.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function markRevoked(tx: Tx, uid: string, now: Date): Promise<void> {
  await tx.updateTable('links').set({ revoked_at: now }).where('uid', '=', uid).execute();
}
