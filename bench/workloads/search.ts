import { sql } from 'kysely';
import { hammer } from '../hammer.ts';
import type { Scene } from '../scene.ts';

const PEOPLE = 100_000;
const HUDDLES = 100_000;
const AT_ONCE = 16;
const MOST_MS = 50;

/** What people type: rare and common words, beginnings of words, names, typos, nothing that is there. */
const typed = [
  'ridge',
  'rid',
  'lake walk',
  'zermatt sunrise',
  'crowd 4711',
  'gornergat',
  'xqzvkj',
  'boulder',
];

/** Searching among 200,000 objects, 16 people at once (SRCH-1). */
export async function searching({ live, sizes, faults }: Scene): Promise<void> {
  const seeker = await live.enter('bench.seeker');
  const { db } = live.platform.database;
  await sql`insert into people (id, username, display_name, onboarded_at, created_at)
    select gen_random_uuid(), 'seek' || n, (array['Ada', 'Bo', 'Cy', 'Dee'])[1 + n % 4] || ' Crowd ' || n, now(), now()
    from generate_series(1, ${PEOPLE}) n`.execute(db);
  await sql`insert into huddles (id, name, description, activity, privacy, status, starts_at, ends_at, time_zone, created_by)
    select gen_random_uuid(), w.first || ' ' || w.second || ' ' || n, 'We walk along the ' || w.second || ' and back.',
      'HIKING', case when n % 10 = 0 then 'PRIVATE' else 'PUBLIC' end, 'PUBLISHED',
      now() + n * interval '1 minute', now() + n * interval '1 minute' + interval '6 hours', 'UTC', ${seeker.personId}
    from generate_series(1, ${HUDDLES}) n cross join lateral (select
      (array['Ridge', 'Lake', 'Sunrise', 'Forest', 'Snow', 'Night', 'Slow', 'Family'])[1 + n % 8] as first,
      (array['walk', 'loop', 'crossing', 'climb', 'ramble', 'trail', 'tour'])[1 + n % 7] as second) w`.execute(
    db,
  );
  await sql`analyze`.execute(db);
  const headers = { authorization: `Bearer ${seeker.token}` };
  for (const q of typed) {
    const path = `/api/search?q=${encodeURIComponent(q)}`;
    const shots = await hammer({
      ...{ url: live.origin, connections: AT_ONCE, seconds: sizes.seconds },
      requestsOf: () => [{ method: 'GET' as const, path, headers }],
    });
    const { p50, p95, requestsPerSecond, wrong } = shots;
    console.log(`search '${q}'`.padEnd(34), `${Math.round(requestsPerSecond)}/s p50 ${p50} ms p95 ${p95} ms`);
    if (wrong > 0) faults.push(`search '${q}': ${wrong} wrong answers`);
    if (p95 > MOST_MS) faults.push(`search '${q}': p95 ${p95} ms`);
  }
}
