import type { CastMember } from '../../src/app/server/testing/cast.ts';
import { newId } from '../../src/platform/server/new-id.ts';
import { hammer, inTurn } from '../hammer.ts';
import { CONNECTIONS, lineOfShots, type Scene } from '../scene.ts';

const RIDERS = 320;
const SEATS = 60;

interface Paths {
  readonly ask: (rider: CastMember) => string;
  readonly accept: (rider: CastMember) => string;
}

/** Each connection has the driver accept all its riders, who then give their seats free and ask anew. */
function rounds(driver: CastMember, riders: readonly CastMember[], { ask, accept }: Paths) {
  const send = (method: 'PUT' | 'DELETE', path: string, who: CastMember, body?: object) => ({
    ...{ method, path, body: body && JSON.stringify(body) },
    headers: { authorization: `Bearer ${who.token}`, ...(body && { 'content-type': 'application/json' }) },
  });
  return (connection: number) => {
    const own = riders.filter((_, at) => at % CONNECTIONS === connection % CONNECTIONS);
    return [
      ...own.map((rider) => send('PUT', ask(rider), rider, { party: 1, legs: ['OUT'] })),
      ...own.map((rider) => send('PUT', accept(rider), driver, { accept: true })),
      ...own.map((rider) => send('DELETE', ask(rider), rider)),
    ];
  };
}

/** 320 people ask for 60 seats of one car, are accepted and leave again; every answer is durable when given. */
export async function hotCar(scene: Scene): Promise<void> {
  const { live, limit, sizes } = scene;
  const { pool } = live.platform.database;
  await pool.query('create table bench_car (taken int not null, seats int not null check (taken <= seats))');
  await pool.query('create table bench_rides (person_id uuid primary key, state text not null)');
  await pool.query('insert into bench_car values (0, $1)', [SEATS]);
  const driver = await live.enter('hot.driver');
  const names = Array.from({ length: RIDERS }, (_, at) => `hot.rider.${at}`);
  const riders = await Promise.all(names.map((name) => live.enter(name)));
  const car = await plantCar(scene, driver);
  const shoot = (url: string, paths: Paths) => async () => {
    // A round ends in the middle of somebody's asking: the next begins with an empty car.
    await pool.query('delete from carpool_rides where carpool_id = $1', [car]);
    await pool.query('with gone as (delete from bench_rides) update bench_car set taken = 0');
    return hammer({
      ...{ url, connections: CONNECTIONS, seconds: sizes.seconds },
      requestsOf: rounds(driver, riders, paths),
    });
  };
  const best = await inTurn(
    sizes.rounds,
    shoot(live.origin, {
      ask: () => `/api/carpools/${car}/ride`,
      accept: ({ personId }) => `/api/carpools/${car}/rides/${personId}/answer`,
    }),
    shoot(limit.origin, {
      ask: ({ personId }) => `/ride/${personId}`,
      accept: ({ personId }) => `/ride/${personId}/answer`,
    }),
  );
  lineOfShots('seats of one hot car, durable', best);
  if (best.wrong > 0) scene.faults.push(`carpool: ${best.wrong} wrong answers`);
  await checkNotOversold(scene, car);
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

async function checkNotOversold({ live, faults }: Scene, car: string): Promise<void> {
  const found = await live.platform.database.pool.query(
    `select c.taken_out as counted, coalesce(sum(r.party), 0)::int as taken from carpools c
     left join carpool_rides r on r.carpool_id = c.id and r.state = 'ACCEPTED' where c.id = $1 group by c.id`,
    [car],
  );
  const { counted, taken } = found.rows[0];
  console.log(`  afterwards ${taken} of ${SEATS} seats are given`);
  if (taken > SEATS || taken !== counted) faults.push(`oversold: ${taken} of ${SEATS}, counted ${counted}`);
}
