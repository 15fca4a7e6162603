import type { DbOrTx } from '#platform/server/db/database.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { LinkedObject } from '../rules/destination.ts';
import { isLive } from '../rules/validity.ts';

/** A link that still leads somewhere. */
export async function findLink(db: DbOrTx, uid: string) {
  const link = await db
    .selectFrom('links')
    .select(['uid', 'object_type', 'object_id', 'for_person_id', 'revoked_at'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  return link && isLive(link) ? { ...link, object_id: asObjectId(link.object_id) } : undefined;
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
