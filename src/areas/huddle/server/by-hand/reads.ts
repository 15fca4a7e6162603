import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { HuddleId, UnregisteredId } from '#platform/shared/ids.ts';

/** What hosts call those who have no account; who was taken off has no name any more. */
export async function namesByHand(
  db: DbOrTx,
  ids: readonly UnregisteredId[],
): Promise<Map<UnregisteredId, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('unregistered_parties')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .where('place', '<>', 'NONE')
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function countByHand(db: DbOrTx, huddleId: HuddleId): Promise<number> {
  const { rows } = await sql<{ people: number }>`select count(*)::int as people from unregistered_parties
    where huddle_id = ${huddleId} and place in ('CONFIRMED', 'WAITING')`.execute(db);
  return rows[0]?.people ?? 0;
}

/** Somebody without an account at this huddle, locked until the transaction ends. */
export function lockByHand(tx: Tx, huddleId: HuddleId, id: UnregisteredId) {
  return tx
    .selectFrom('unregistered_parties')
    .selectAll()
    .where('id', '=', id)
    .where('huddle_id', '=', huddleId)
    .where('place', '<>', 'NONE')
    .forUpdate()
    .executeTakeFirst();
}
