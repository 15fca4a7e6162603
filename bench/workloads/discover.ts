import { sql } from 'kysely';
import { enter } from '../../src/app/server/testing/cast.ts';
import type { DiscoverQuery } from '../../src/areas/huddle/server/discover/filters.sql.ts';
import { discovery } from '../../src/areas/huddle/server/discover/reads.ts';
import { hammer, inTurn } from '../hammer.ts';
import { CONNECTIONS, lineOfShots, type Scene } from '../scene.ts';

const HUDDLES = 200_000;

/** The same list by different filters: what is asked of us, and what the planner makes of it. */
const near = { lat: 47.05, lng: 8.3 };
const wishes: Readonly<Record<string, Partial<DiscoverQuery>>> = {
  'sort=DATE': {},
  'activity=FISHING&payment=FREE&hasRoom=true': { activity: 'FISHING', payment: 'FREE', hasRoom: true },
  'q=ridge%20lake': { q: 'ridge lake' },
  'q=xqzvkj': { q: 'xqzvkj' },
  'near=47.05,8.3&sort=NEAR': { near, sort: 'NEAR' },
  'near=47.05,8.3&withinKm=50&difficulty=HARD': { near, withinKm: 50, difficulty: 'HARD' },
};

/** Discover on 200,000 huddles: a page costs a page whatever is looked for (HUD-5). */
export async function discover(scene: Scene): Promise<void> {
  const { live, limit, sizes } = scene;
  await fill(scene);
  const { platform } = live;
  const viewer = await enter(platform, { username: 'bench.discover' });
  const authorization = `Bearer ${viewer.token}`;
  for (const [query, wish] of Object.entries(wishes)) {
    const whole = { personId: viewer.personId, now: new Date(), limit: 24, sort: 'DATE', ...wish } as const;
    console.log(`discover ?${query}: ${await explain(scene, whole)}`);
    const path = `/api/huddles/discover?${query}&limit=24`;
    const ask = (origin: string, at: string) => () =>
      hammer({
        url: origin,
        connections: CONNECTIONS,
        seconds: sizes.seconds,
        requestsOf: () => [{ method: 'GET', path: at, headers: { authorization } }],
      });
    const best = await inTurn(sizes.rounds, ask(live.origin, path), ask(limit.origin, `/discover?${query}`));
    lineOfShots('  ', best);
    if (best.ours.wrong > 0) scene.faults.push(`discover ?${query}: ${best.ours.wrong} wrong answers`);
  }
}

/** Time and pages read of one plan, and the index it walks. */
async function explain({ live }: Scene, wish: DiscoverQuery): Promise<string> {
  const { db } = live.platform.database;
  const plan = await sql<Record<'QUERY PLAN', string>>`explain (analyze, buffers, costs off)
    ${discovery(wish)}`.execute(db);
  const lines = plan.rows.map((row) => row['QUERY PLAN']);
  const indexes = lines.flatMap(
    (line) => /using (huddles_\w+)|on (huddles_by_\w+)/.exec(line)?.slice(1) ?? [],
  );
  const buffers = lines.find((line) => line.includes('Buffers:'))?.trim() ?? '';
  const time = lines.find((line) => line.startsWith('Execution Time'))?.trim() ?? '';
  return `${time}; ${buffers}; ${[...new Set(indexes.filter(Boolean))].join(', ')}`;
}

const COPIES = `insert into huddles (id, name, description, activity, privacy, status, starts_at, ends_at, time_zone, venue,
         capacity, difficulty, payment_mode, carpooling, tags, created_by)
       select gen_random_uuid(), (array['Ridge walk', 'Lake round', 'Sunrise climb', 'Forest run'])[1 + n % 4] || ' ' || n,
         'With cake', (array['HIKING', 'WALKING', 'CYCLING', 'CLIMBING', 'CAMPING', 'YOGA', 'FISHING'])[1 + n % 7],
         case when n % 20 = 0 then 'PRIVATE' else 'PUBLIC' end, 'PUBLISHED', s.at, s.at + interval '5 hours', 'UTC',
         jsonb_build_object('name', p.name, 'formattedAddress', p.formatted_address, 'lat', p.latitude, 'lng', p.longitude),
         8 + n % 20, (array['EASY', 'MODERATE', 'HARD'])[1 + n % 3],
         case when n % 10 = 0 then 'PAID' else 'FREE' end, n % 2 = 0, array['trail'], h.host
       from generate_series(1, $1::int) n
       cross join lateral (select now() + (n % 500 - 250) * interval '1 day' + n % 86400 * interval '1 second' as at) s
       join (select *, row_number() over (order by hashint4(id), id) - 1 as nth
         from places order by hashint4(id), id limit 20000) p
         on p.nth = n % (select least(20000, count(*)) from places)
       cross join (select id as host from people limit 1) h`;

/** Copies of the demo world's huddles all over the calendar and the globe. */
async function fill({ live }: Scene): Promise<void> {
  const { pool } = live.platform.database;
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    // Making the indexes at the end takes a tenth of keeping them row by row.
    const kept = await client.query<{ name: string; made: string }>(
      `select indexname as name, indexdef as made from pg_indexes where indexname like 'huddles_by_%'`,
    );
    for (const { name } of kept.rows) await client.query(`drop index ${name}`);
    const { rowCount } = await client.query(COPIES, [HUDDLES]);
    if (rowCount !== HUDDLES) throw new Error(`${rowCount} huddles instead of ${HUDDLES}`);
    for (const { made } of kept.rows) await client.query(made);
    await client.query('vacuum analyze huddles');
  } finally {
    client.release(true);
  }
}
