import type { CastMember } from '../../src/app/server/testing/cast.ts';
import { newId } from '../../src/platform/server/new-id.ts';
import { hammer, inTurn } from '../hammer.ts';
import { CONNECTIONS, lineOfShots, type Scene } from '../scene.ts';

const RIDERS = 6_400;
const SEATS = 60;

/**
 * A driver accepts 6,400 people who have asked for the 60 seats of one car, each answer durable when given: sixty
 * get a seat, the others wait for one.
 */
export async function hotCar(scene: Scene): Promise<void> {
  const { live, limit, sizes } = scene;
  const { pool } = live.platform.database;
  await pool.query('create table bench_car (taken int not null, seats int not null check (taken <= seats))');
  await pool.query('create table bench_rides (person_id uuid primary key, state text not null)');
  const driver = await live.enter('hot.driver');
  const car = await plantCar(scene, driver);
  const riders = await plantRiders(scene);
  const headers = { authorization: `Bearer ${driver.token}`, 'content-type': 'application/json' };
  const shoot = (url: string, pathOf: (riderId: string) => string) => async () => {
    await askAnew(scene, car, riders);
    const shots = await hammer({
      url,
      connections: CONNECTIONS,
      seconds: sizes.seconds,
      amount: RIDERS,
      requestsOf: (connection) =>
        riders
          .filter((_, at) => at % CONNECTIONS === connection % CONNECTIONS)
          .map((id) => ({ method: 'PUT', path: pathOf(id), body: '{"accept":true}', headers })),
    });
    if (url === live.origin) await checkSeats(scene, car);
    return shots;
  };
  const best = await inTurn(
    sizes.rounds,
    shoot(live.origin, (riderId) => `/api/carpools/${car}/rides/${riderId}/answer`),
    shoot(limit.origin, (riderId) => `/ride/${riderId}/answer`),
  );
  lineOfShots('accepting for one hot car, durable', best);
  if (best.wrong > 0) scene.faults.push(`carpool: ${best.wrong} wrong answers`);
}

async function plantRiders({ live }: Scene): Promise<string[]> {
  const planted = await live.platform.database.pool.query<{ id: string }>(
    `insert into people (id, username, display_name, onboarded_at, created_at)
     select gen_random_uuid(), 'hot.rider.' || n, 'Rider ' || n, now(), now() from generate_series(1, $1::int) n
     returning id`,
    [RIDERS],
  );
  return planted.rows.map(({ id }) => id);
}

/** Everybody has asked, here and at the limit, and nobody has a seat. */
async function askAnew({ live }: Scene, car: string, riders: readonly string[]): Promise<void> {
  const { pool } = live.platform.database;
  await pool.query('delete from carpool_rides where carpool_id = $1', [car]);
  await pool.query(
    `insert into carpool_rides (carpool_id, rider_id, state, party, goes_out, comes_back, changed_at)
     select $1, id, 'ASKED', 1, true, false, now() from unnest($2::uuid[]) as r (id)`,
    [car, riders],
  );
  await pool.query('truncate bench_car, bench_rides');
  await pool.query('insert into bench_car values (0, $1)', [SEATS]);
  await pool.query(`insert into bench_rides select id, 'ASKED' from unnest($1::uuid[]) as r (id)`, [riders]);
  await pool.query('vacuum analyze carpool_rides, bench_rides');
}

async function plantCar({ live }: Scene, driver: CastMember): Promise<string> {
  const id = newId<string>();
  const place = JSON.stringify({ name: 'Square', formattedAddress: '', lat: 47, lng: 8.5 });
  await live.platform.database.pool.query(
    `insert into carpools (id, kind, owner_id, trip, departs_at, first_at, last_at, time_zone, origin, origin_area,
       destination, destination_area, seats_out, seats_back, who_may_ask, created_at)
     select $1, 'OFFER', $2, 'DEPART', t, t, t, 'UTC', $3, $3, $3, $3, $4, 0, 'EVERYONE', now()
     from (select now() + interval '9 days' as t) x`,
    [id, driver.personId, place, SEATS],
  );
  return id;
}

async function checkSeats({ live, faults }: Scene, car: string): Promise<void> {
  const found = await live.platform.database.pool.query(
    `select c.taken_out as counted, coalesce(sum(r.party), 0)::int as taken from carpools c
     left join carpool_rides r on r.carpool_id = c.id and r.state = 'ACCEPTED' where c.id = $1 group by c.id`,
    [car],
  );
  const { counted, taken } = found.rows[0];
  if (taken !== SEATS || taken !== counted)
    faults.push(`${taken} of ${SEATS} seats given, counted ${counted}`);
}
