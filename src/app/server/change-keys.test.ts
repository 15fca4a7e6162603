import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { device, PASSWORD } from '#areas/account/server/testing/newcomer.ts';
import { settled } from '#areas/account/server/testing/settled.ts';
import { changeKeys, lengthenKeys } from '#platform/server/identity/change-keys.ts';
import { isShort, loadKeys } from '#platform/server/identity/keys.ts';
import { codeAt } from '#platform/server/identity/second-factor/codes.ts';
import { Browser } from '#platform/server/identity/testing/browser.ts';
import { authorizationRequest, renew } from '#platform/server/identity/testing/log-in-journey.ts';
import { runOperator } from './operator/run-operator.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { callerOf } from './testing/caller.ts';

/** Longer than unknown keys are not looked for again. */
const PAUSE_MS = 1_100;

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
beforeEach(() => world.setNow(new Date()));
afterAll(() => world.close());

const kids = async () => {
  const { keys } = (await world.app.inject('/oidc/jwks')).json();
  return keys.map(({ kid }: { kid: string }) => kid) as string[];
};
const kidOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid as string;
const isLoggedIn = async (browser: Browser) => {
  await browser.get(authorizationRequest(browser.origin, { prompt: 'none' }).url);
  return new URL(browser.url).searchParams.has('code');
};

/** Somebody with all that a key has signed or sealed: tokens, cookies, a session of pages, a second factor. */
async function withEverything(name: string) {
  const owner = await settled(world, name);
  const { secret } = (await owner.caller.put('/api/me/second-factor/draft')).body;
  await owner.caller.put('/api/me/second-factor', { code: codeAt(secret, world.platform.now()) });
  const headers = { origin: owner.origin, authorization: `Bearer ${owner.tokens.access_token}` };
  const begun = await world.app.inject({ method: 'PUT', url: '/auth/session', headers });
  const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
  return { ...owner, secret, cookie };
}

async function logInWithCode(email: string, origin: string, secret: string): Promise<boolean> {
  const browser = new Browser(world.app, origin);
  await browser.get(authorizationRequest(origin).url);
  const interaction = new URL(browser.url).pathname.replace(/\/log-in$/, '');
  const { body } = await browser.post(`${interaction}/log-in`, { email, password: PASSWORD });
  const held = /name="held" value="([\w-]+)"/.exec(body)?.[1] ?? '';
  await browser.post(`${interaction}/second-factor`, { held, code: codeAt(secret, world.platform.now()) });
  return new URL(browser.url).searchParams.has('code');
}

test('ASVS 11.2.2: all keys are changed while the server goes on, and nobody is logged out', async () => {
  const owner = await withEverything('keys.one');
  const before = await kids();
  await changeKeys(world.platform, { pause: PAUSE_MS });
  // The first of them signs: a new one is known before it does.
  await expect.poll(async () => before.includes((await kids())[0] ?? '')).toBe(false);
  expect(await kids()).toHaveLength(before.length + 2);
  expect(await kids()).toEqual(expect.arrayContaining(before));
  expect((await owner.caller.get('/api/me')).status).toBe(200);
  expect(await isLoggedIn(owner.browser)).toBe(true);
  const { body } = await renew(owner.browser, owner.tokens.refresh_token);
  expect(before).not.toContain(kidOf(body.access_token ?? ''));
  const renewed = callerOf(world.app, { ...world.asha, token: body.access_token ?? '' });
  expect((await renewed.get('/api/me')).status).toBe(200);
  const { origin, cookie } = owner;
  const opened = await world.app.inject({ method: 'POST', url: '/auth/token', headers: { origin, cookie } });
  expect(before).not.toContain(kidOf(opened.json().token));
  world.forward(60_000);
  expect(await logInWithCode(owner.email, origin, owner.secret)).toBe(true);
});

test('ASVS 11.2.2: keys that leaked prove nothing any more', async () => {
  const owner = await withEverything('keys.two');
  const before = await kids();
  await changeKeys(world.platform, { leaked: true, pause: PAUSE_MS });
  await expect.poll(async () => (await kids()).filter((kid) => before.includes(kid))).toEqual([]);
  expect(await isLoggedIn(owner.browser)).toBe(false);
  world.forward(60_000);
  expect(await logInWithCode(owner.email, owner.origin, owner.secret)).toBe(true);
});

test('ASVS 11.2.2: older keys end after 40 days, by the hour', async () => {
  const { db } = world.platform.database;
  await changeKeys(world.platform, { pause: 0 });
  const { rows } = await world.platform.database.pool.query(
    `select distinct (kept_until - now()) > interval '39 days' as long from identity_older_keys`,
  );
  expect(rows).toEqual([{ long: true }]);
  expect((await loadKeys(db)).signing.length).toBeGreaterThan(1);
});

test('ASVS 11.2.3: a short key for other apps gives way to a long one, and still proves what it signed', async () => {
  const { db, pool } = world.platform.database;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2_048 });
  const short = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'short' };
  await pool.query(`update identity_keys set value = $1 where name = 'signing-for-others'`, [
    JSON.stringify(short),
  ]);
  await Promise.all([lengthenKeys(db), lengthenKeys(db)]);
  const { signingForOthers } = await loadKeys(db);
  expect(signingForOthers[0] && isShort(signingForOthers[0])).toBe(false);
  expect(signingForOthers.filter(({ kid }) => kid === 'short')).toHaveLength(1);
  await lengthenKeys(db);
  expect((await loadKeys(db)).signingForOthers).toEqual(signingForOthers);
});

test('ASVS 11.1.1: one command of the operator changes them, and says so', async () => {
  const { ok, lines } = await runOperator(world.platform, ['change-keys'], 'root@here');
  expect([ok, lines[0]]).toEqual([
    true,
    'Changed: signing, signing-for-others, cookies, page-sessions, second-factors, webhooks, contacts, pushes.',
  ]);
  expect((await runOperator(world.platform, ['change-keys', 'all'], 'root@here')).ok).toBe(false);
  const { caller } = await device(world, 'keys.three@example.org', 'sign-up');
  expect((await caller.get('/api/me')).status).toBe(200);
});
