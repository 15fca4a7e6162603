import { type Insertable, sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { DB } from '#platform/server/db/schema.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';

export async function insertHuddle(tx: Tx, row: Insertable<DB['huddles']>, hostId: PersonId): Promise<void> {
  await tx.insertInto('huddles').values(row).execute();
  await tx
    .insertInto('participations')
    .values({ huddle_id: row.id, person_id: hostId, role: 'HOST' })
    .execute();
}

/** Notes or clears interest and keeps the count right; the huddle is locked by the caller. */
export async function saveInterest(
  tx: Tx,
  huddleId: HuddleId,
  personId: PersonId,
  interested: boolean,
): Promise<void> {
  await sql`
    with changed as (
      insert into participations as p (huddle_id, person_id, interested)
      values (${huddleId}, ${personId}, ${interested})
      on conflict (huddle_id, person_id) do update set interested = excluded.interested
        where p.interested <> excluded.interested
      returning 1
    )
    update huddles set interested_count = interested_count + ${interested ? 1 : -1}
    where id = ${huddleId} and exists (select 1 from changed)`.execute(tx);
}
