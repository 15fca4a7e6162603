import type { TestApp } from '#app/server/testing/build-test-app.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Stage } from './personas.ts';

/** A carpool of the host in the huddle, and the need of somebody who asked to come. */
export interface RidesFixture {
  readonly carpoolId: string;
  readonly needId: string;
}

const place = JSON.stringify({ name: 'Square', formattedAddress: '', lat: 46.5, lng: 7.5 });
const area = JSON.stringify({ name: 'Town', lat: 46.5, lng: 7.5 });

// One statement: every cell of the table sets the stage again.
const insertRides = `with cars as (insert into carpools (id, kind, owner_id, huddle_id, trip, departs_at, first_at, last_at, time_zone,
     origin, origin_area, destination, destination_area, seats_out, seats_back, who_may_ask, moved_at, created_at)
   select c.id, c.kind, c.owner, $1, 'DEPART', t.at, t.at, t.at, 'UTC', $3, $4, $3, $4, c.seats, 0, 'EVERYONE', $2, $2
   from (values ($5::uuid, 'OFFER', $7::uuid, 8), ($6, 'NEED', $8, 1)) as c(id, kind, owner, seats),
     (select $2::timestamptz + interval '8 days' as at) t)
   insert into carpool_rides (carpool_id, rider_id, huddle_id, state, party, goes_out, comes_back, pickup,
     pickup_area, accepted_at, changed_at)
   select $5, r.rider, $1, r.state, 1, true, false, $3, $4, $2, $2
   from (values ($9::uuid, 'ACCEPTED'), ($10, 'ACCEPTED'), ($11, 'ASKED'), ($12, 'OFFERED')) as r(rider, state)`;

/** P and SU ride with the host, CH has asked, W is offered a seat; everybody may ask. */
export async function shareRides(
  world: TestApp,
  people: Stage['people'],
  huddleId: string,
): Promise<RidesFixture> {
  const [carpoolId, needId] = [newId<string>(), newId<string>()];
  const riders = [people.P, people.SU, people.CH, people.W].map(({ personId }) => personId);
  const { H, R } = people;
  // Nobody may have many carpools ahead; those of earlier cells are over.
  await world.platform.database.pool.query('delete from carpools where owner_id = any($1)', [
    [H.personId, R.personId],
  ]);
  await world.platform.database.pool.query(insertRides, [
    huddleId,
    world.platform.now(),
    place,
    area,
    carpoolId,
    needId,
    H.personId,
    R.personId,
    ...riders,
  ]);
  return { carpoolId, needId };
}
