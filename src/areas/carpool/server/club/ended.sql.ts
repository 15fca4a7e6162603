import { sql } from 'kysely';
import type { Removal, Removed } from '#areas/huddle/rules/events.ts';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CarpoolId, CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { RideReturn } from '../../rules/give-back.ts';
import { type OpenState, openStates } from '../../rules/ride.ts';

/** A ride, or a car of their own, that somebody loses with their membership. */
export interface Ending {
  readonly carpoolId: CarpoolId;
  readonly personId: PersonId;
  readonly removal: Removal;
}

/** Keeps what ends now; run again, it keeps what was there first. */
export async function keepEndedRide(db: Db, { carpoolId, personId, removal }: Ending): Promise<void> {
  await sql`insert into ended_rides (carpool_id, person_id, huddle_id, community_id, removed_at, state)
    select c.id, ${personId}::uuid, c.huddle_id, ${removal.communityId}::uuid, ${removal.at}::timestamptz,
      case when c.owner_id = ${personId} then 'DRIVES' else r.state end
    from carpools c left join carpool_rides r on r.carpool_id = c.id and r.rider_id = ${personId}
    where c.id = ${carpoolId} and c.huddle_id is not null
      and (c.owner_id = ${personId} or r.state = any(${[...openStates]}::text[]))
    on conflict do nothing`.execute(db);
}

/** What the rider does about it from now on is their own doing; one who had left by then themselves keeps nothing. */
export async function noteEnded(
  db: Db,
  { carpoolId, personId, removal }: Ending,
  ended: boolean,
): Promise<void> {
  const row = sql`e.carpool_id = ${carpoolId} and e.person_id = ${personId} and e.removed_at = ${removal.at}`;
  if (!ended) await sql`delete from ended_rides e where ${row} and e.ended_at is null`.execute(db);
  else
    await sql`update ended_rides e set ended_at = r.changed_at from carpool_rides r
      where ${row} and r.carpool_id = e.carpool_id and r.rider_id = e.person_id`.execute(db);
}

export interface EndedRide {
  readonly carpoolId: CarpoolId;
  readonly huddleId: HuddleId;
  readonly state: OpenState | 'DRIVES';
  /** They have asked or left again since. */
  readonly changedSince: boolean;
}

/** What ended with a removal and was not given back yet, locked. */
export async function lockEndedRides(
  tx: Tx,
  { communityId, personId, since }: Removed,
): Promise<EndedRide[]> {
  const found = await sql<EndedRide>`select e.carpool_id as "carpoolId", e.huddle_id as "huddleId", e.state,
      exists (select 1 from carpool_rides r where r.carpool_id = e.carpool_id and r.rider_id = e.person_id
        and r.changed_at > e.ended_at) as "changedSince"
    from ended_rides e where e.person_id = ${personId} and e.community_id = ${communityId} and e.removed_at = ${since}
      and e.came_back is null order by e.carpool_id for update of e`.execute(tx);
  return found.rows;
}

export async function saveRideReturn(
  tx: Tx,
  { personId, since }: Removed,
  carpoolId: CarpoolId,
  became: RideReturn,
): Promise<void> {
  await sql`update ended_rides set came_back = ${became}
    where carpool_id = ${carpoolId} and person_id = ${personId} and removed_at = ${since}`.execute(tx);
}

export interface ReturnedRideRow {
  readonly huddleId: HuddleId;
  readonly communityId: CommunityId;
  readonly since: Date;
  readonly became: RideReturn;
}

const MAX_SHOWN = 500;

/** What became of somebody's rides that ended with removals which were undone. */
export async function returnedRides(db: DbOrTx, personId: PersonId): Promise<ReturnedRideRow[]> {
  const found = await sql<ReturnedRideRow>`select huddle_id as "huddleId", community_id as "communityId",
      removed_at as since, came_back as became
    from ended_rides where person_id = ${personId} and came_back is not null
    order by removed_at desc, carpool_id limit ${MAX_SHOWN}`.execute(db);
  return found.rows;
}

/** What was over half a year ago nobody gives back, and nobody asks about. */
export async function forgetEndedRides(db: Db, now: Date): Promise<void> {
  await sql`delete from ended_rides e using huddles h
    where h.id = e.huddle_id and h.ends_at < ${now}::timestamptz - interval '180 days'`.execute(db);
}
