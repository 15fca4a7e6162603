import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import { enqueued, type NewJob } from '#platform/server/enqueue.ts';
import type { CarpoolId, PersonId } from '#platform/shared/ids.ts';
import type { Car } from '../../rules/car.ts';
import type { RideDetails } from '../../rules/ride.ts';
import type { CarpoolRow } from '../rows.ts';

export interface CarChange {
  readonly row: CarpoolRow;
  readonly car: Car;
  /** Riders who had no row here before. */
  readonly fresh: ReadonlySet<PersonId>;
  readonly details: ReadonlyMap<PersonId, RideDetails>;
  readonly now: Date;
}

/**
 * Saves what a car has decided, with what follows from it. Rows that are new come first and hold nothing yet: the
 * database counts the seats after each statement and never sees more given than there are.
 */
export async function saveCar(tx: Tx, change: CarChange, jobs: readonly NewJob[]): Promise<void> {
  const { row, car, fresh, details, now } = change;
  const rides = car.changedRides().map((ride) => ({
    rider: ride.riderId,
    state: ride.state,
    party: ride.party,
    number: ride.queueNumber,
    out: ride.legs.includes('OUT'),
    back: ride.legs.includes('BACK'),
    ...(details.get(ride.riderId) ?? { pickup: null, pickupArea: null, message: '', needId: null }),
    said: details.has(ride.riderId),
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rides)}::jsonb) as n(rider uuid, state text, party int,
    number bigint, out boolean, back boolean, pickup jsonb, "pickupArea" jsonb, message text, "needId" uuid, said boolean)`;
  if (fresh.size > 0) {
    await sql`insert into carpool_rides
        (carpool_id, rider_id, huddle_id, state, party, goes_out, comes_back, changed_at)
      select ${row.id}::uuid, n.rider, ${row.huddle_id}::uuid, 'ASKED', n.party, n.out, n.back, ${now}::timestamptz
      from ${given} where n.rider = any(${[...fresh]}::uuid[]) on conflict do nothing`.execute(tx);
  }
  await sql`
    with saved as (
      update carpool_rides r set state = n.state, party = n.party, goes_out = n.out, comes_back = n.back,
        queue_number = n.number, changed_at = ${now}::timestamptz,
        accepted_at = case when n.state = 'ACCEPTED' then ${now}::timestamptz end,
        acknowledged_at = case when n.state = 'ACCEPTED' then ${now}::timestamptz end,
        pickup = case when n.said then n.pickup else r.pickup end,
        pickup_area = case when n.said then n."pickupArea" else r.pickup_area end,
        message = case when n.said then n.message else r.message end,
        need_id = case when n.said then n."needId" else r.need_id end
      from ${given} where r.carpool_id = ${row.id} and r.rider_id = n.rider
    ), counted as (
      update carpools set last_queue_number = ${car.lastQueueNumber}
      where id = ${row.id} and last_queue_number <> ${car.lastQueueNumber}
    )
    select ${enqueued(jobs)}`.execute(tx);
}

/** Ends every open part in a carpool that is called off. */
export async function endRides(tx: Tx, carpoolId: CarpoolId, now: Date): Promise<void> {
  await sql`update carpool_rides set state = 'CANCELLED', queue_number = null, changed_at = ${now}
    where carpool_id = ${carpoolId} and state in ('ASKED', 'OFFERED', 'ACCEPTED', 'WAITING')`.execute(tx);
}

export async function saveAcknowledged(
  tx: Tx,
  carpoolId: CarpoolId,
  riderId: PersonId,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('carpool_rides')
    .set({ acknowledged_at: now })
    .where('carpool_id', '=', carpoolId)
    .where('rider_id', '=', riderId)
    .execute();
}
