import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { LinkedObject } from '../rules/destination.ts';

/** A link that is not revoked. */
export async function findLink(db: DbOrTx, uid: string) {
  return db
    .selectFrom('links')
    .select(['uid', 'object_type', 'object_id', 'for_person_id'])
    .where('uid', '=', uid)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

export async function findOwnLink(
  db: DbOrTx,
  personId: PersonId,
  objectType: LinkedObject,
  objectId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('links')
    .select('uid')
    .where('for_person_id', '=', personId)
    .where('object_type', '=', objectType)
    .where('object_id', '=', objectId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.uid;
}
