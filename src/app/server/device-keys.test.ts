import { afterAll, beforeAll, expect, test } from 'vitest';
import { device, newcomer, PASSWORD } from '#areas/account/server/testing/newcomer.ts';
import { knownPhoneOf, phoneOf } from '#areas/carry/server/testing/phone.ts';
import { findDeviceKey, KEY_LASTS_DAYS, MAX_DEVICE_KEYS } from '#platform/server/identity/device-keys.ts';
import { purgeExpired } from '#platform/server/identity/purge-expired.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { Caller } from './testing/caller.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const DAY_MS = 24 * 3_600_000;
const ownerOf = async (keyId: string) =>
  (await findDeviceKey(world.platform.database.db, keyId, world.platform.now()))?.personId;
const keep = (caller: Caller, publicKey: string) => caller.put('/api/me/device-key', { publicKey });
const kept = async (keyId: string) =>
  (await world.platform.database.pool.query('select 1 from device_keys where id = $1', [keyId])).rowCount;

test('O17 a device keeps its key under a name that follows from it, again and again', async () => {
  const phone = await phoneOf(world, world.asha);
  const first = await keep(world.as(world.asha), phone.publicKey);
  expect(first.body).toMatchObject({ id: phone.keyId, message: 'This device can hand over what waits.' });
  expect((await keep(world.as(world.asha), phone.publicKey)).status).toBe(200);
  expect(await ownerOf(phone.keyId)).toBe(world.asha.personId);
});

test('O17 nobody takes the key of somebody else, and what is no key is none', async () => {
  const phone = await knownPhoneOf(world, world.asha);
  const taken = await keep(world.as(world.ben), phone.publicKey);
  expect([taken.status, taken.body.code]).toEqual([409, 'KEY_OF_OTHER']);
  expect(await ownerOf(phone.keyId)).toBe(world.asha.personId);
  const none = await keep(world.as(world.ben), `BA${'A'.repeat(85)}`);
  expect([none.status, none.body.code]).toEqual([422, 'KEY_INVALID']);
  expect((await keep(world.as(world.ben), 'short')).status).toBe(400);
});

test('O17 a person has five such devices: the one that was not open for the longest ends, nobody else’s does', async () => {
  const other = await knownPhoneOf(world, world.ben);
  const phones: string[] = [];
  for (let count = 0; count <= MAX_DEVICE_KEYS; count += 1) {
    world.forward(1_000);
    phones.push((await knownPhoneOf(world, world.cleo)).keyId);
  }
  const owners = await Promise.all(phones.map(ownerOf));
  expect(owners.map((owner) => owner === world.cleo.personId)).toEqual([false, true, true, true, true, true]);
  expect(await ownerOf(other.keyId)).toBe(world.ben.personId);
});

test('O17 a key that is not renewed ends after 90 days, and its row goes', async () => {
  const phone = await knownPhoneOf(world, world.ben);
  world.forward(KEY_LASTS_DAYS * DAY_MS - 1);
  expect(await ownerOf(phone.keyId)).toBe(world.ben.personId);
  world.forward(1);
  expect(await ownerOf(phone.keyId)).toBeUndefined();
  await purgeExpired(world.platform);
  expect(await kept(phone.keyId)).toBe(0);
});

test('O17 a key ends with the log-in it came with, and with logging out everywhere', async () => {
  const email = 'phones@trailfolk.example';
  const first = await newcomer(world, email);
  const second = await device(world, email, 'log-in', PASSWORD);
  await world.platform.database.pool.query(
    'update people set onboarded_at = now(), username = $2 where id = $1',
    [first.personId, 'phones'],
  );
  const [one, other] = [await phoneOf(world, world.asha), await phoneOf(world, world.asha)];
  expect((await keep(first.caller, one.publicKey)).status).toBe(200);
  expect((await keep(second.caller, other.publicKey)).status).toBe(200);
  const { items } = (await second.caller.get('/api/me/log-ins')).body;
  const theirs = items.find(({ current }: { current: boolean }) => !current);
  await second.caller.delete(`/api/me/log-ins/${theirs.id}`);
  expect([await ownerOf(one.keyId), await ownerOf(other.keyId)]).toEqual([undefined, first.personId]);
  await purgeExpired(world.platform);
  expect([await kept(one.keyId), await kept(other.keyId)]).toEqual([0, 1]);
  await second.caller.delete('/api/me/log-ins');
  expect(await ownerOf(other.keyId)).toBeUndefined();
  expect(await kept(other.keyId)).toBe(0);
});
