import { type Insertable, sql, type Updateable } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { DB } from '#platform/server/db/schema.ts';
import type { CarpoolId, HuddleId } from '#platform/shared/ids.ts';
import type { CarpoolRow } from '../rows.ts';

export async function insertCarpool(tx: Tx, row: Insertable<DB['carpools']>): Promise<void> {
  await tx.insertInto('carpools').values(row).execute();
}

/** Changes a carpool that the caller has locked; everybody's copy of it is old from then on. */
export async function updateCarpool(
  tx: Tx,
  carpoolId: CarpoolId,
  change: Updateable<DB['carpools']>,
): Promise<void> {
  await tx
    .updateTable('carpools')
    .set(change)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', carpoolId)
    .execute();
}

/** Its drivers are asked what follows from a huddle that has moved; answers whose carpools these are. */
export async function askOwners(
  tx: Tx,
  huddleId: HuddleId,
  now: Date,
): Promise<Pick<CarpoolRow, 'id' | 'owner_id' | 'huddle_id'>[]> {
  const found = await sql<Pick<CarpoolRow, 'id' | 'owner_id' | 'huddle_id'>>`
    update carpools set asked_at = ${now} where huddle_id = ${huddleId} and status = 'OPEN' and last_at >= ${now}
    returning id, owner_id, huddle_id`.execute(tx);
  return found.rows;
}
