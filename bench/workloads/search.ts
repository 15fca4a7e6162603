import { sql } from 'kysely';
import { hammer } from '../hammer.ts';
import { fillUnhurried, type Scene, wordsOfWork } from '../scene.ts';
import { fillSearch } from './fill-search.ts';

const CONCURRENCY = 4;
const MAX_MS = 60;
const SECONDS_A_QUERY = 1;

/** What people type, a kind behind `#`: common, rare and several words, their beginnings, names, typos, German, nothing. */
const typed = `
ridge, walk, sunrise, lake, hut, trail, boulder, zurich, rare 4711, xqzvkj
r, rid, sun, ann, zür, gemütl, lake wa, berlin cl, quiet forest l, @ben.7
lake walk, zermatt sunrise, quiet forest loop, walk along the ridge, suspension bridge, marmots gentians, full moon
anna weber, felix huberson, clara.1234, berlin climbers, trail run, early morning lake swim near boulder with dogs
gornergat, hikng, watrfall, glacer valey, sunrize ridge, felix hubersn, photografy
wanderung, Schlucht Runde, hütte am see, wir gehen gemütlich, münchen, Bergfreunde
ridge#HUDDLE, walk#POST, see#POST, lake#INSPIRATION, sunrise#COMMUNITY, anna#PERSON, zurich#PLACE`
  .trim()
  .split(/\s*[,\n]\s*/)
  .map((each) => each.split('#') as [string, string?]);

/** Searching in a grown world, four people at once who never pause (SRCH-1). */
export async function searching(scene: Scene): Promise<void> {
  const { live, faults } = scene;
  const seeker = await live.enter('bench.seeker');
  const { db } = live.platform.database;
  const begun = performance.now();
  await fillUnhurried(scene, fillSearch);
  const { rows } = await sql<{ count: string }>`select count(*) from search_entries`.execute(db);
  const seconds = Math.round((performance.now() - begun) / 1_000);
  console.log(`search among ${rows[0]?.count} objects, filled in ${seconds} s, ${CONCURRENCY} at once`);
  const headers = { authorization: `Bearer ${seeker.token}` };
  const typing = ([q, kind]: [string, string?]) =>
    hammer({
      url: live.origin,
      connections: CONCURRENCY,
      seconds: SECONDS_A_QUERY,
      requestsOf: () => [{ method: 'GET' as const, path: pathOf(q, kind), headers }],
    });
  // The first second compiles and opens what every server has long had.
  await typing(['sunrise']);
  const worst = { named: '', p95: 0 };
  for (const each of typed) {
    const named = each.join(' among ');
    const shots = await typing(each);
    const { p50, p95, requestsPerSecond, wrong } = shots;
    const speed = `${Math.round(requestsPerSecond)}/s p50 ${p50} ms p95 ${p95} ms`;
    console.log(`search '${named}'`.padEnd(58), speed, `processor ${wordsOfWork(shots)}`);
    if (wrong > 0) faults.push(`search '${named}': ${wrong} wrong answers`);
    if (p95 > MAX_MS) faults.push(`search '${named}': p95 ${p95} ms`);
    if (p95 > worst.p95) Object.assign(worst, { named, p95 });
  }
  console.log(`search, the worst of ${typed.length}: '${worst.named}' p95 ${worst.p95} ms`);
}

function pathOf(q: string, kind: string | undefined): string {
  return `/api/search?q=${encodeURIComponent(q)}${kind ? `&kind=${kind}` : ''}`;
}
