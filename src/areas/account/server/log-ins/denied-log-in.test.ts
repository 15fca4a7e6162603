import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { callerOf } from '#app/server/testing/caller.ts';
import { Browser } from '#platform/server/identity/testing/browser.ts';
import { enterAs } from '#platform/server/identity/testing/log-in-journey.ts';
import { newestToken, PASSWORD } from '../testing/newcomer.ts';
import { settled } from '../testing/settled.ts';

let world: TestApp;
let address: string;
beforeAll(async () => {
  world = await buildTestApp();
  // The provider's tokens are of real time.
  world.setNow(new Date());
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
});
afterAll(() => world.close());

const newBrowser = () => new Browser(world.app, world.platform.config.PUBLIC_ORIGIN);

async function enterAgain(email: string) {
  const { tokens } = await enterAs(newBrowser(), 'log-in', email, PASSWORD);
  const token = tokens?.access_token ?? '';
  return { token, caller: callerOf(world.app, { ...world.asha, token }) };
}

async function sayNotMe(email: string): Promise<void> {
  const token = await newestToken(world, email, 'new-log-in');
  expect((await newBrowser().post(`/oidc/not-me?token=${token}`, {})).statusCode).toBe(200);
}

async function aDayLater(personId: string): Promise<void> {
  await world.platform.database.pool.query(
    `update security_events set at = at - interval '24 hours' where person_id = $1`,
    [personId],
  );
}

test('GATE-11: that was not me ends the open stream of that log-in within five seconds', async () => {
  const { email } = await settled(world, 'denied.one');
  const { token } = await enterAgain(email);
  const headers = { authorization: `Bearer ${token}` };
  const open = await fetch(`${address}/api/sse/subscribe`, { headers });
  expect(open.status).toBe(200);
  const ended = Promise.race([open.text(), aborted(5_000)]);
  await sayNotMe(email);
  expect(await ended).toContain('event: Reconnect');
  expect((await fetch(`${address}/api/sse/subscribe`, { headers })).status).toBe(401);
});

/** Says that it took too long. */
async function aborted(ms: number): Promise<string> {
  await new Promise((done) => AbortSignal.timeout(ms).addEventListener('abort', done));
  return 'still open';
}

test('GATE-11: for a day after that neither data nor account can be taken, then they can', async () => {
  const { email, caller, personId } = await settled(world, 'denied.two');
  await enterAgain(email);
  await sayNotMe(email);
  const held = [await caller.post('/api/me/exports', {}), await caller.post('/api/me/deletion', {})];
  expect(held.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'LOG_IN_CHANGED'],
    [409, 'LOG_IN_CHANGED'],
  ]);
  await aDayLater(personId);
  expect((await caller.post('/api/me/exports', {})).status).toBe(200);
  const wishes = { huddles: [], communities: [] };
  expect((await caller.post('/api/me/deletion', wishes)).status).toBe(200);
});

test('GATE-11: a thief who changes the password takes neither data nor account; the owner has a day', async () => {
  const { email, personId } = await settled(world, 'denied.three');
  const thief = await enterAgain(email);
  const changed = await thief.caller.put('/api/me/password', { password: 'a password of the thief 7' });
  expect(changed.status).toBe(200);
  expect((await thief.caller.post('/api/me/exports', {})).body.code).toBe('LOG_IN_CHANGED');
  expect((await thief.caller.post('/api/me/deletion', {})).body.code).toBe('LOG_IN_CHANGED');
  await sayNotMe(email);
  await expect.poll(async () => (await thief.caller.get('/api/me')).status).toBe(401);
  const { rows } = await world.platform.database.pool.query(
    'select 1 from account_deletions where person_id = $1',
    [personId],
  );
  expect(rows).toEqual([]);
});
