import type { Tx } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { RideWish } from '../../contract/wishes.ts';

/** What somebody has said about their way, locked until the transaction ends. */
export async function lockWish(
  tx: Tx,
  huddleId: HuddleId,
  personId: PersonId,
): Promise<RideWish | undefined> {
  const row = await tx
    .selectFrom('ride_wishes')
    .selectAll()
    .where('huddle_id', '=', huddleId)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    kind: row.kind,
    seats: row.seats,
    origin: row.origin,
  };
}
