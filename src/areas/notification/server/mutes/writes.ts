import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { MutableType } from '../../rules/objects.ts';

interface MutedObject {
  readonly type: MutableType;
  readonly id: string;
}

export async function saveMute(
  tx: Tx,
  personId: PersonId,
  { type, id }: MutedObject,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('notification_mutes')
    .values({ person_id: personId, object_type: type, object_id: id, muted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteMute(db: DbOrTx, personId: PersonId, { type, id }: MutedObject): Promise<void> {
  await db
    .deleteFrom('notification_mutes')
    .where('person_id', '=', personId)
    .where('object_id', '=', id)
    .where('object_type', '=', type)
    .execute();
}
