import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { loadPushKeys } from '#platform/server/push/push-keys.ts';
import { devicesOf } from './reads.ts';
import { PushService } from './testing/rfc8030.ts';
import { MAX_DEVICES } from './writes.ts';

let world: TestApp;
let service: PushService;
beforeAll(async () => {
  [world, service] = await Promise.all([buildTestApp(), new PushService().open()]);
});
afterAll(async () => {
  service.close();
  await world.close();
});

const path = '/api/notifications/devices';
const keyOf = async (who: CastMember): Promise<string> => (await world.as(who).get(path)).body.publicKey;
const agent = { 'user-agent': 'Mozilla/5.0 (Linux; Android 16; Pixel) Chrome/156.0 Mobile Safari/537.36' };
const listed = async (who: CastMember) => (await world.as(who).get(path)).body.items;

test('NOT-5: the keys are made once and are the same for everybody', async () => {
  expect(await keyOf(world.asha)).toBe(await keyOf(world.ben));
  expect(await keyOf(world.asha)).toMatch(/^B[\w-]{86}$/);
});

test('NOT-5: a device is listed under its name, tested, and removed by who it belongs to', async () => {
  const { asha, ben } = world;
  const browser = service.subscribe(await keyOf(asha));
  const { id } = (await world.as(asha).put(path, browser.body, agent)).body;
  expect(await listed(asha)).toMatchObject([
    { id, browser: 'Chrome', system: 'Android', acceptedAt: null, state: 'WORKS' },
  ]);
  const tried = await world.as(asha).post(`${path}/${id}/test`);
  expect(tried.body).toMatchObject({ error: false });
  expect(browser.taken[0]).toMatchObject({
    urgency: 'high',
    payload: { notification: { body: 'This device shows what happens.', tag: 'TEST' } },
  });
  expect((await listed(asha))[0].acceptedAt).toBe(world.platform.now().toISOString());
  expect((await world.as(ben).post(`${path}/${id}/test`)).status).toBe(404);
  expect((await world.as(ben).delete(`${path}/${id}`)).status).toBe(404);
  expect((await world.as(asha).delete(`${path}/${id}`)).status).toBe(200);
  expect(await listed(asha)).toEqual([]);
});

test('NOT-5, N17: keys that are lost, as after a restore without them, are noticed at the first start alone', async () => {
  const { asha } = world;
  const { db, pool } = world.platform.database;
  const before = await keyOf(asha);
  await pool.query('delete from push_devices');
  await pool.query('delete from push_keys');
  const lost: string[] = [];
  const start = () => loadPushKeys(db, world.platform.now(), () => lost.push('said'));
  const { publicKey } = await start();
  expect(lost).toHaveLength(1);
  await start();
  expect(lost).toHaveLength(1);
  expect(publicKey).not.toBe(before);
  // A browser that shows the pair before is told which one counts.
  expect(await keyOf(asha)).toBe(publicKey);
  expect((await world.as(asha).put(path, service.subscribe(before).body)).status).toBe(409);
});

test('NOT-5: a test says where it ended', async () => {
  const { cleo } = world;
  const browser = service.subscribe(await keyOf(cleo));
  const { id } = (await world.as(cleo).put(path, browser.body)).body;
  browser.answer(500);
  const later = await world.as(cleo).post(`${path}/${id}/test`);
  expect([later.status, later.body.code]).toEqual([409, 'PUSH_NOT_TAKEN']);
  browser.answer(410);
  const gone = await world.as(cleo).post(`${path}/${id}/test`);
  expect([gone.status, gone.body.code]).toEqual([409, 'PUSH_GONE']);
  expect(await listed(cleo)).toEqual([]);
});

test('NOT-5: three refusals without a success end a device that never worked', async () => {
  const { cleo } = world;
  const browser = service.subscribe('another key');
  const { id } = (await world.as(cleo).put(path, { ...browser.body, publicKey: await keyOf(cleo) })).body;
  for (const state of ['REFUSED', 'REFUSED']) {
    await world.as(cleo).post(`${path}/${id}/test`);
    expect((await listed(cleo))[0].state).toBe(state);
  }
  await world.as(cleo).post(`${path}/${id}/test`);
  expect(await listed(cleo)).toEqual([]);
});

test('NOT-5: on a device where somebody else logs in nobody hears of the one before', async () => {
  const { asha, ben } = world;
  const browser = service.subscribe(await keyOf(asha));
  await world.as(asha).put(path, browser.body);
  await world.as(ben).put(path, browser.body);
  expect([(await listed(asha)).length, (await listed(ben)).length]).toEqual([0, 1]);
});

test('NOT-5: a device whose key is not ours is asked to begin again', async () => {
  const browser = service.subscribe(`B${'x'.repeat(86)}`);
  const { status, body } = await world.as(world.asha).put(path, browser.body);
  expect([status, body.code]).toEqual([409, 'PUSH_KEY_OLD']);
});

test('PRIVACY 31: nothing is sent into a closed network, whatever a browser says', async () => {
  const { cleo } = world;
  const { body } = service.subscribe(await keyOf(cleo));
  for (const endpoint of ['https://10.0.0.1/push', 'http://169.254.169.254/x', 'https://[fd00::1]/push']) {
    const { id } = (await world.as(cleo).put(path, { ...body, endpoint })).body;
    expect((await world.as(cleo).post(`${path}/${id}/test`)).body.code).toBe('PUSH_NOT_TAKEN');
    await world.as(cleo).delete(`${path}/${id}`);
  }
  const odd = { ...body, endpoint: 'ftp://push.example/x' };
  expect((await world.as(cleo).put(path, odd)).body.code).toBe('PUSH_NOT_THERE');
});

test('NOT-5: of more devices than one person carries the one not opened for the longest gives way', async () => {
  const owner = await world.enter({ username: 'owner.of.many' });
  const key = await keyOf(owner);
  const ids: string[] = [];
  for (let made = 0; made <= MAX_DEVICES; made += 1) {
    world.forward(1_000);
    ids.push((await world.as(owner).put(path, service.subscribe(key).body)).body.id);
  }
  expect((await listed(owner)).map(({ id }: { id: string }) => id)).toEqual(ids.slice(1).reverse());
});

test('PRIVACY 39: a device of a log-in that has ended is told nothing', async () => {
  const owner = await world.enter({ username: 'logged.out' });
  const browser = service.subscribe(await keyOf(owner));
  await world.as(owner).put(path, browser.body);
  const { db, pool } = world.platform.database;
  expect(await devicesOf(db, [owner.personId])).toHaveLength(1);
  await pool.query(`update push_devices set grant_id = 'ended' where person_id = $1`, [owner.personId]);
  expect(await devicesOf(db, [owner.personId])).toEqual([]);
  expect(await listed(owner)).toEqual([]);
});
