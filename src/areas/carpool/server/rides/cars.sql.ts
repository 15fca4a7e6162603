import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { HuddleId } from '#platform/shared/ids.ts';

export interface CarTo {
  readonly driver: string;
  readonly riders: readonly string[];
}

/** Who drives whom to an outing, by name: for those who look for them. */
export async function listCarsTo(db: DbOrTx, huddleId: HuddleId, limit: number): Promise<CarTo[]> {
  const { rows } = await sql<CarTo>`
    select d.display_name as driver, coalesce(array(
      select p.display_name from carpool_rides r join people p on p.id = r.rider_id
      where r.carpool_id = c.id and r.state = 'ACCEPTED' order by p.display_name), '{}') as riders
    from carpools c join people d on d.id = c.owner_id
    where c.huddle_id = ${huddleId} and c.kind = 'OFFER' and c.status = 'OPEN'
    order by d.display_name, c.id limit ${limit}`.execute(db);
  return rows;
}
