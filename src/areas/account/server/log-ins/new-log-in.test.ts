import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { callerOf } from '#app/server/testing/caller.ts';
import { Browser } from '#platform/server/identity/testing/browser.ts';
import { authorizationRequest, enterAs, renew } from '#platform/server/identity/testing/log-in-journey.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { addPasskey, enterByPasskey } from '#platform/server/identity/testing/passkey-journey.ts';
import { newestToken, PASSWORD } from '../testing/newcomer.ts';
import { settled } from '../testing/settled.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
  // The provider's tokens are of real time.
  world.setNow(new Date());
});
afterAll(() => world.close());

const newBrowser = () => new Browser(world.app, world.platform.config.PUBLIC_ORIGIN);
const told = async (email: string) =>
  (await mailsTo(world.platform, email)).filter(({ kind }) => kind === 'new-log-in').length;

test('GATE-11: a log-in from a browser never seen is told by mail; the first one, and one that is known, are not', async () => {
  const { email } = await settled(world, 'told.one');
  expect(await told(email)).toBe(0);
  const laptop = newBrowser();
  await enterAs(laptop, 'log-in', email, PASSWORD);
  expect(await told(email)).toBe(1);
  await laptop.get(authorizationRequest(laptop.origin, { prompt: 'login' }).url);
  await enterAs(laptop, 'log-in', email, PASSWORD);
  expect(await told(email)).toBe(1);
  await enterAs(newBrowser(), 'log-in', email, PASSWORD);
  expect(await told(email)).toBe(2);
});

test('GATE-11: the list and the mail say the country of the network, where one is known', async () => {
  const { email } = await settled(world, 'told.abroad');
  const abroad = newBrowser();
  abroad.remoteAddress = '130.59.31.80';
  const { tokens } = await enterAs(abroad, 'log-in', email, PASSWORD);
  const caller = callerOf(world.app, { ...world.asha, token: tokens?.access_token ?? '' });
  const { items } = (await caller.get('/api/me/log-ins')).body;
  expect(items.map(({ country }: { country: string | null }) => country).sort()).toEqual(['CH', null]);
  const letter = (await mailsTo(world.platform, email)).find(({ kind }) => kind === 'new-log-in');
  expect(letter?.text).toContain('Switzerland');
});

test('GATE-11: nobody is told of an address that is only claimed', async () => {
  const email = 'claimed@example.org';
  await enterAs(newBrowser(), 'sign-up', email, PASSWORD);
  await enterAs(newBrowser(), 'log-in', email, PASSWORD);
  expect(await told(email)).toBe(0);
});

test('GATE-11: a press says that it was not me: it ends that log-in, with the passkey made in it, and no other', async () => {
  const { email, caller } = await settled(world, 'told.two');
  const thief = newBrowser();
  const { tokens } = await enterAs(thief, 'log-in', email, PASSWORD);
  const theirs = callerOf(world.app, { ...world.asha, token: tokens?.access_token ?? '' });
  const key = await addPasskey(theirs, thief.origin);
  const link = `/oidc/not-me?token=${await newestToken(world, email, 'new-log-in')}`;

  expect((await newBrowser().get(link)).body).toContain('That was not me');
  expect((await theirs.get('/api/me')).status).toBe(200);

  expect((await newBrowser().post(link, {})).body).toContain('That log-in is ended');
  await expect.poll(async () => (await theirs.get('/api/me')).status).toBe(401);
  expect((await renew(thief, tokens?.refresh_token ?? '')).status).toBe(400);
  expect((await enterByPasskey(newBrowser(), key)).tokens).toBeUndefined();
  expect((await caller.get('/api/me')).status).toBe(200);
  expect((await newBrowser().post(link, {})).statusCode).toBe(410);
  const again = newBrowser();
  again.cookies.set('device', thief.cookies.get('device') ?? { value: '', path: '/oidc' });
  await enterAs(again, 'log-in', email, PASSWORD);
  expect(await told(email), 'the browser of the thief is unknown again').toBe(2);
});

test('GATE-11: the mail speaks German to who does, and names the device', async () => {
  const { email, personId } = await settled(world, 'told.three');
  await world.platform.database.pool.query(`update people set locale = 'de' where id = $1`, [personId]);
  const browser = newBrowser();
  await enterAs(browser, 'log-in', email, PASSWORD);
  const { rows } = await world.platform.database.pool.query(
    `select subject, body_text from mail_outbox where to_address = $1 and kind = 'new-log-in'`,
    [email],
  );
  expect(rows[0].subject).toMatch(/^Neue Anmeldung bei /);
  expect(rows[0].body_text).toContain('Das war ich nicht');
});
