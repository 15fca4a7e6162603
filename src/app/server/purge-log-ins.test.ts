import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '#areas/account/server/testing/settled.ts';
import { purgeExpired } from '#platform/server/identity/purge-expired.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

/** Somebody who has logged in, with the session of their pages, and what stands of both. */
async function loggedIn(name: string) {
  const owner = await settled(world, name);
  const { origin, caller, tokens } = owner;
  const headers = { origin, authorization: `Bearer ${tokens.access_token}` };
  const begun = await world.app.inject({ method: 'PUT', url: '/auth/session', headers });
  const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
  const opens = async () => {
    const url = '/auth/token';
    return (await world.app.inject({ method: 'POST', url, headers: { origin, cookie } })).statusCode === 200;
  };
  const logIns = async () => (await caller.get('/api/me/log-ins')).body.items.length as number;
  return { ...owner, opens, logIns };
}

test('GATE-11 what is cleared away each hour is what is over: nobody who is logged in loses anything', async () => {
  const owner = await loggedIn('stays.one');
  expect([await owner.logIns(), await owner.opens()]).toEqual([1, true]);
  await purgeExpired(world.platform);
  expect([await owner.logIns(), await owner.opens()]).toEqual([1, true]);
});

test('GATE-11 a log-in whose grant is gone goes with its session, alone', async () => {
  const [gone, stays] = [await loggedIn('goes.one'), await loggedIn('stays.two')];
  const { pool } = world.platform.database;
  const grants = `select grant_id as id from page_sessions where person_id = $1`;
  await pool.query(`delete from identity_payloads where model = 'Grant' and id in (${grants})`, [
    gone.personId,
  ]);
  await purgeExpired(world.platform);
  expect((await pool.query(grants, [gone.personId])).rowCount).toBe(0);
  expect([await stays.logIns(), await stays.opens()]).toEqual([1, true]);
});
