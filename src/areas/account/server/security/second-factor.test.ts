import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { codeAt } from '#platform/server/identity/second-factor/codes.ts';
import { Browser } from '#platform/server/identity/testing/browser.ts';
import { authorizationRequest } from '#platform/server/identity/testing/log-in-journey.ts';
import { addPasskey, enterByPasskey } from '#platform/server/identity/testing/passkey-journey.ts';
import { PASSWORD } from '../testing/newcomer.ts';
import { settled } from '../testing/settled.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
  world.setNow(new Date());
});
afterAll(() => world.close());

const STEP_MS = 30_000;

async function withSecondFactor(username: string, where: TestApp = world) {
  const owner = await settled(where, username);
  const { body } = await owner.caller.put('/api/me/second-factor/draft');
  const code = codeAt(body.secret, where.platform.now());
  const on = await owner.caller.put('/api/me/second-factor', { code });
  expect(on.status, on.text).toBe(200);
  const recoveryCodes: string[] = on.body.recoveryCodes;
  return { ...owner, secret: String(body.secret), code, recoveryCodes };
}

/** Gives the password, and then codes until one logs in. */
async function logIn(email: string, codes: readonly string[], where: TestApp = world) {
  const browser = new Browser(where.app, where.platform.config.PUBLIC_ORIGIN);
  await browser.get(authorizationRequest(browser.origin).url);
  const interaction = new URL(browser.url).pathname.replace(/\/log-in$/, '');
  let page = await browser.post(`${interaction}/log-in`, { email, password: PASSWORD });
  const statuses: number[] = [];
  for (const code of codes) {
    const held = /name="held" value="([\w-]+)"/.exec(page.body)?.[1] ?? '';
    page = await browser.post(`${interaction}/second-factor`, { held, code });
    statuses.push(page.statusCode);
  }
  return { page, statuses, isIn: new URL(browser.url).searchParams.has('code') };
}

test('GATE-12: after the password a code of the app is asked for, and logs in', async () => {
  const { email, secret } = await withSecondFactor('factor.one');
  const asked = await logIn(email, []);
  expect(asked.isIn).toBe(false);
  expect(asked.page.body).toContain('Code of your app');
  world.forward(STEP_MS);
  expect((await logIn(email, [codeAt(secret, world.platform.now())])).isIn).toBe(true);
  world.setNow(new Date());
});

test.each([
  ['a step behind', -STEP_MS, true],
  ['a step ahead', STEP_MS, true],
  ['two steps behind', -2 * STEP_MS, false],
  ['two steps ahead', 2 * STEP_MS, false],
])('GATE-12: a phone whose clock is %s', async (_, off, isIn) => {
  const { email, secret } = await withSecondFactor(
    `clock${off < 0 ? '.m' : '.p'}${Math.abs(off / STEP_MS)}x`,
  );
  world.forward(5 * STEP_MS);
  const shown = codeAt(secret, new Date(world.platform.now().getTime() + off));
  expect((await logIn(email, [shown])).isIn).toBe(isIn);
  world.setNow(new Date());
});

test('GATE-12: a code logs in once, and not the one that turned it on', async () => {
  const { email, secret, code } = await withSecondFactor('factor.two');
  expect((await logIn(email, [code])).isIn).toBe(false);
  world.forward(STEP_MS);
  const next = codeAt(secret, world.platform.now());
  expect((await logIn(email, [next])).isIn).toBe(true);
  expect((await logIn(email, [next])).isIn).toBe(false);
  world.setNow(new Date());
});

test('GATE-12: each of ten recovery codes logs in once; new ones end the old', async () => {
  const { email, caller, recoveryCodes } = await withSecondFactor('factor.three');
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = '', second = ''] = recoveryCodes;
  expect((await logIn(email, [first.toUpperCase().replaceAll('-', ' ')])).isIn).toBe(true);
  expect((await logIn(email, [first])).isIn).toBe(false);
  expect((await caller.get('/api/me/security')).body.secondFactor).toEqual({
    on: true,
    recoveryCodesLeft: 9,
  });
  const renewed = await caller.put('/api/me/second-factor/recovery-codes');
  expect((await logIn(email, [second])).isIn).toBe(false);
  expect((await logIn(email, [renewed.body.recoveryCodes[0]])).isIn).toBe(true);
});

test('GATE-12: after five tries one waits, with the right code too', async () => {
  const limited = await buildTestApp({ RATE_LIMITS: 'true' });
  limited.setNow(new Date());
  const { email, recoveryCodes } = await withSecondFactor('factor.four', limited);
  const guesses = ['000000', '000001', '000002', '000003', '000004'];
  const { statuses, isIn } = await logIn(email, [...guesses, recoveryCodes[0] ?? ''], limited);
  expect([statuses, isIn]).toEqual([[400, 400, 400, 400, 400, 429], false]);
  await limited.close();
});

test('GATE-12: a passkey is two factors by itself', async () => {
  const { caller, origin } = await withSecondFactor('factor.five');
  const phone = await addPasskey(caller, origin);
  const browser = new Browser(world.app, origin);
  expect((await enterByPasskey(browser, phone)).tokens).toBeDefined();
});

test('GATE-12: the secret is kept encrypted, the recovery codes as hashes, and off means off', async () => {
  const { email, caller, accountId, secret, recoveryCodes } = await withSecondFactor('factor.six');
  const { rows } = await world.platform.database.pool.query(
    `select f.secret, array_agg(r.code_hash) as hashes from identity_second_factors f
     join identity_recovery_codes r using (account_id) where account_id = $1 group by f.secret`,
    [accountId],
  );
  const kept = [rows[0].secret, ...rows[0].hashes].map((bytes: Buffer) => bytes.toString('latin1')).join();
  for (const word of [secret, ...recoveryCodes]) expect(kept).not.toContain(word);
  expect((await caller.delete('/api/me/second-factor')).status).toBe(200);
  expect((await logIn(email, [])).isIn).toBe(true);
  expect((await caller.delete('/api/me/second-factor')).body.code).toBe('NO_SECOND_FACTOR');
});
