import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { met } from '../access.sql.ts';

/** How somebody of a huddle gets there: they drive, ride, look for a ride, or have said nothing. */
export interface RideFileRow {
  readonly how: 'DRIVES' | 'RIDES' | 'LOOKS' | 'NONE';
  readonly name: string;
  readonly username: string | null;
  /** With whom they ride. */
  readonly driver: string;
  /** Seats there and back: of a driver all that are offered, of others those that they take or need. */
  readonly seatsOut: number;
  readonly seatsBack: number;
  /** Of a driver; null of others. */
  readonly freeOut: number | null;
  readonly freeBack: number | null;
}

const taken = (
  way: 'goes_out' | 'comes_back',
) => sql`(select coalesce(sum(r.party), 0)::int from carpool_rides r
  where r.carpool_id = c.id and r.state = 'ACCEPTED' and ${sql.ref(`r.${way}`)})`;
const open = sql`c.status = 'OPEN'`;

/**
 * Everybody who goes, and how they get there: drivers first, then who rides with them, who looks, and who says nothing.
 * Cars and riders are looked up in a hash (`not in`): the planner takes them for few and would compare each pair.
 */
export async function listRideFile(db: DbOrTx, huddleId: HuddleId): Promise<readonly RideFileRow[]> {
  const { rows } = await sql<RideFileRow>`
    with cars as (select c.* from carpools c where c.huddle_id = ${huddleId} and ${open}),
    riders as (
      select r.*, c.owner_id from cars c join carpool_rides r on r.carpool_id = c.id
      where c.kind = 'OFFER' and r.state = 'ACCEPTED'
    ), listed as (
      select 1 as place, 'DRIVES' as how, c.owner_id as person_id, null::uuid as driver_id,
        c.seats_out as "seatsOut", c.seats_back as "seatsBack",
        c.seats_out - ${taken('goes_out')} as "freeOut", c.seats_back - ${taken('comes_back')} as "freeBack"
      from cars c where c.kind = 'OFFER'
      union all
      select 2, 'RIDES', r.rider_id, r.owner_id, case when r.goes_out then r.party else 0 end,
        case when r.comes_back then r.party else 0 end, null, null from riders r
      union all
      select 3, 'LOOKS', c.owner_id, null, case when ${met.out} then 0 else c.seats_out end,
        case when ${met.back} then 0 else c.seats_back end, null, null
      from cars c where c.kind = 'NEED' and not (${met.out} and ${met.back})
      union all
      select 4, 'NONE', p.person_id, null, 0, 0, null, null from participations p
      where p.huddle_id = ${huddleId} and (p.place = 'CONFIRMED' or p.role <> 'PARTICIPANT')
        and p.person_id not in (select owner_id from cars) and p.person_id not in (select rider_id from riders)
    )
    select l.how, l."seatsOut", l."seatsBack", l."freeOut", l."freeBack", who.display_name as name, who.username,
      coalesce(driver.display_name, '') as driver
    from listed l join people who on who.id = l.person_id left join people driver on driver.id = l.driver_id
    order by l.place, driver.display_name, who.display_name, who.id`.execute(db);
  return rows;
}
