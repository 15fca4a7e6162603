import { sql } from 'kysely';
import { hammer } from '../hammer.ts';
import { fillUnhurried, type Scene, wordsOfWork } from '../scene.ts';
import { fillSearch } from './fill-search.ts';

const CONCURRENCY = 16;
const MAX_MS = 50;

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
export async function searching(scene: Scene): Promise<void> {
  const { live, sizes, faults } = scene;
  const seeker = await live.enter('bench.seeker');
  const { db } = live.platform.database;
  await fillUnhurried(scene, (unhurried) => fillSearch(unhurried, seeker.personId));
  const { rows } = await sql<{ count: string }>`select count(*) from search_entries`.execute(db);
  console.log(`search among ${rows[0]?.count} objects, ${CONCURRENCY} at once`);
  const headers = { authorization: `Bearer ${seeker.token}` };
  const typing = (q: string, seconds: number) =>
    hammer({
      url: live.origin,
      connections: CONCURRENCY,
      seconds,
      requestsOf: () => [{ method: 'GET' as const, path: `/api/search?q=${encodeURIComponent(q)}`, headers }],
    });
  // The first second compiles and opens what every server has long had.
  await typing('sunrise', 1);
  for (const q of typed) {
    const shots = await typing(q, sizes.seconds);
    const { p50, p95, requestsPerSecond, wrong } = shots;
    const speed = `${Math.round(requestsPerSecond)}/s p50 ${p50} ms p95 ${p95} ms`;
    console.log(`search '${q}'`.padEnd(34), speed, `processor ${wordsOfWork(shots)}`);
    if (wrong > 0) faults.push(`search '${q}': ${wrong} wrong answers`);
    if (p95 > MAX_MS) faults.push(`search '${q}': p95 ${p95} ms`);
  }
}
