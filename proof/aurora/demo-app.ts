import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { nearByMeaning } from '#areas/search/server/meanings/near-by-meaning.ts';
import { fillDemoWorld, smallWorld } from '../../src/app/server/demo/fill-demo-world.ts';

export interface DemoApp {
  readonly world: TestApp;
  readonly asha: CastMember;
  readonly cleo: CastMember;
}

/** The server over the demo world instead of the cast; two of its people can log in. */
export async function buildDemoApp(env: Readonly<Record<string, string>> = {}): Promise<DemoApp> {
  const world = await buildTestApp(env);
  const { pool } = world.platform.database;
  await pool.query('truncate people cascade');
  await fillDemoWorld(pool, { ...smallWorld, now: world.platform.now() });
  // What texts mean is learned in the background: with it the search is the one that people meet.
  await nearByMeaning(world.platform, 'walk', 1);
  await world.runJobs();
  return { world, asha: await logIn(world, 'asha'), cleo: await logIn(world, 'cleo') };
}

/** Lends somebody of the demo world a log-in of their own. */
async function logIn(world: TestApp, username: string): Promise<CastMember> {
  const { pool } = world.platform.database;
  const lent = await world.enter({ username: `lent.to.${username}` });
  const found = await pool.query('select id from people where username = $1', [username]);
  const personId = found.rows[0].id;
  await pool.query('update identities set person_id = $1 where person_id = $2', [personId, lent.personId]);
  await pool.query('delete from people where id = $1', [lent.personId]);
  return { ...lent, username, personId };
}
