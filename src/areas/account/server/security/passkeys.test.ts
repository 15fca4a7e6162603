import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { callerOf } from '#app/server/testing/caller.ts';
import { loadConfig } from '#platform/server/config.ts';
import { Browser } from '#platform/server/identity/testing/browser.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { PasskeyDevice } from '#platform/server/identity/testing/passkey-device.ts';
import { addPasskey, enterByPasskey } from '#platform/server/identity/testing/passkey-journey.ts';
import { settled } from '../testing/settled.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
  // The provider's tokens are of real time.
  world.setNow(new Date());
});
afterAll(() => world.close());

const newBrowser = () => new Browser(world.app, world.platform.config.PUBLIC_ORIGIN);
const security = async (caller: ReturnType<typeof callerOf>) => (await caller.get('/api/me/security')).body;

test('GATE-12: somebody adds passkeys with names, logs in with one, and sees when it was used', async () => {
  const { caller, origin } = await settled(world, 'key.one');
  const phone = await addPasskey(caller, origin, 'Phone');
  world.forward(1_000);
  await addPasskey(caller, origin, 'Laptop');
  const before = await security(caller);
  expect(before.passkeys.map(({ name }: { name: string }) => name)).toEqual(['Phone', 'Laptop']);
  expect(before.passkeys[0].lastUsedAt).toBeNull();

  const { tokens } = await enterByPasskey(newBrowser(), phone);
  expect(tokens).toBeDefined();
  const there = callerOf(world.app, { ...world.asha, token: tokens?.access_token ?? '' });
  expect((await there.get('/api/me')).body.username).toBe('key.one');
  expect((await security(caller)).passkeys[0].lastUsedAt).not.toBeNull();
  const { items } = (await there.get('/api/me/log-ins')).body;
  expect(items.map(({ way }: { way: string }) => way)).toContain('PASSKEY');
  expect((await mailsTo(world.platform, 'key.one@example.org')).map(({ kind }) => kind)).toContain(
    'way-in-changed',
  );
});

test('A1: a passkey that a browser makes without a question is kept, and logs in with one', async () => {
  const { caller, origin } = await settled(world, 'key.quiet');
  const device = await addPasskey(caller, origin, 'Phone', { quietly: true });
  expect((await enterByPasskey(newBrowser(), device)).tokens).toBeDefined();
});

test('GATE-12: a passkey gets another name and is removed; then nobody logs in with it', async () => {
  const { caller, origin } = await settled(world, 'key.two');
  const phone = await addPasskey(caller, origin);
  const { id } = (await security(caller)).passkeys[0];
  expect((await caller.patch(`/api/me/passkeys/${id}`, { name: 'Old phone' })).status).toBe(200);
  expect((await security(caller)).passkeys[0].name).toBe('Old phone');
  expect((await caller.delete(`/api/me/passkeys/${id}`)).status).toBe(200);
  expect((await caller.delete(`/api/me/passkeys/${id}`)).status).toBe(404);
  const { answer, tokens } = await enterByPasskey(newBrowser(), phone);
  expect([answer.statusCode, tokens]).toEqual([400, undefined]);
  expect(answer.body).toContain('We do not know this passkey.');
});

test('GATE-12: the passkey of somebody else is as missing as none', async () => {
  const mine = await settled(world, 'key.three');
  const theirs = await settled(world, 'key.four');
  await addPasskey(theirs.caller, theirs.origin);
  const { id } = (await security(theirs.caller)).passkeys[0];
  expect((await mine.caller.patch(`/api/me/passkeys/${id}`, { name: 'Mine' })).status).toBe(404);
  expect((await mine.caller.delete(`/api/me/passkeys/${id}`)).status).toBe(404);
  expect((await security(theirs.caller)).passkeys).toHaveLength(1);
});

test('A3: a counter that stands still or goes back is noted and not refused', async () => {
  const { caller, origin, accountId } = await settled(world, 'key.five');
  const phone = await addPasskey(caller, origin);
  phone.counter = 5;
  expect((await enterByPasskey(newBrowser(), phone)).tokens).toBeDefined();
  phone.counter = 3;
  expect((await enterByPasskey(newBrowser(), phone)).tokens).toBeDefined();
  const { rows } = await world.platform.database.pool.query(
    `select count(*)::int as noted from security_events where event = 'passkey-counter-stood-still' and account_id = $1`,
    [accountId],
  );
  expect(rows[0].noted).toBe(1);
});

test('GATE-12: an answer counts in its own log-in alone, for our origin alone, and unchanged', async () => {
  const { caller, origin } = await settled(world, 'key.six');
  const phone = await addPasskey(caller, origin);
  const first = await enterByPasskey(newBrowser(), phone);
  const second = newBrowser();
  const elsewhere = await enterByPasskey(second, phone);
  expect(elsewhere.tokens).toBeDefined();
  const third = newBrowser();
  await third.get('/oidc/auth');
  const replayed = await third.post(`${first.interaction}/passkey`, { answer: JSON.stringify(first.shown) });
  expect(replayed.statusCode).toBe(400);
});

test.each([
  ['another question', 'key.seven', { challenge: 'bm90IG91cnM' }],
  ['another origin', 'key.eight', { origin: 'https://evil.example' }],
  ['another host', 'key.nine', { rpId: 'evil.example' }],
])('GATE-12: a key made for %s is refused', async (_, username, change) => {
  const { caller, origin } = await settled(world, username);
  const { body } = await caller.put('/api/me/passkeys/question');
  const asked = { challenge: body.challenge, rpId: body.rp.id, origin };
  const made = new PasskeyDevice().make({ ...asked, ...change });
  const added = await caller.put('/api/me/passkeys', { name: 'Phone', made });
  expect([added.status, added.body.code]).toEqual([422, 'PASSKEY_REFUSED']);
});

test('A2: a key that nobody has here is named to the browser, which then offers it no more', async () => {
  const { caller, origin } = await settled(world, 'key.gone');
  const phone = await addPasskey(caller, origin);
  const { passkeyOwner, passkeys } = await security(caller);
  expect(passkeyOwner).toMatchObject({ rpId: 'localhost', name: 'key.gone@example.org' });
  await caller.delete(`/api/me/passkeys/${passkeys[0].id}`);
  const { answer } = await enterByPasskey(newBrowser(), phone);
  expect(answer.body).toContain(`data-unknown-key="${passkeys[0].id}" data-rp-id="localhost"`);
});

test('A18: a host that has changed keeps its keys: the old one names who may use them', async () => {
  const moved = await buildTestApp({
    PUBLIC_ORIGIN: 'https://new.example',
    PASSKEY_DOMAIN: 'old.example',
    RELATED_ORIGINS: 'https://club.example/ https://new.example',
  });
  moved.setNow(new Date());
  const file = await moved.app.inject({ url: '/.well-known/webauthn', headers: { host: 'old.example' } });
  expect(file.json()).toEqual({ origins: ['https://new.example', 'https://club.example'] });
  await moved.close();
  expect((await world.app.inject('/.well-known/webauthn')).statusCode).toBe(404);
  const six = Array.from({ length: 5 }, (_, at) => `https://${at}.example`).join(' ');
  expect(() => loadConfig({ RELATED_ORIGINS: six })).toThrow(/RELATED_ORIGINS/);
});
