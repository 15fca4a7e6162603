import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { callerOf } from '#app/server/testing/caller.ts';
import { Browser } from '#platform/server/identity/testing/browser.ts';
import { askForCode, codeMailed, enterByMail } from '#platform/server/identity/testing/mail-code-journey.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { device } from '../testing/newcomer.ts';
import { settled } from '../testing/settled.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
  world.setNow(new Date());
});
afterAll(() => world.close());

const NEXT = 'a long walk in the rain';

test('GATE-11: a new password logs out the other devices, keeps this one, and is told by mail', async () => {
  const here = await settled(world, 'pass.one');
  const there = await device(world, here.email, 'log-in');
  expect((await there.caller.get('/api/me')).status).toBe(200);
  const saved = await here.caller.put('/api/me/password', { password: NEXT });
  expect(saved.body.message).toBe('Your password is saved, and your other devices are logged out.');
  await expect.poll(async () => (await there.caller.get('/api/me')).status).toBe(401);
  expect((await here.caller.get('/api/me')).status).toBe(200);
  await expect(device(world, here.email, 'log-in')).rejects.toThrow('no tokens');
  await device(world, here.email, 'log-in', NEXT);
  const kinds = (await mailsTo(world.platform, here.email)).map(({ kind }) => kind);
  expect(kinds).toContain('password-changed');
});

test('GATE-11: who came by a code in a mail has no password, and may set one', async () => {
  const email = 'by.mail@example.org';
  const browser = new Browser(world.app, world.platform.config.PUBLIC_ORIGIN);
  const { ask } = await askForCode(browser, email);
  const { code } = await codeMailed(world.platform, email);
  const { tokens } = await enterByMail(browser, { ask, code });
  const caller = callerOf(world.app, { ...world.asha, token: tokens?.access_token ?? '' });
  const { id } = (await caller.get('/api/me')).body;
  await world.platform.database.pool.query(
    `update people set username = 'by.mail', onboarded_at = now(), name_suggested = false where id = $1`,
    [id],
  );
  expect((await caller.get('/api/me/security')).body.hasPassword).toBe(false);
  expect((await caller.put('/api/me/password', { password: NEXT })).status).toBe(200);
  expect((await caller.get('/api/me/security')).body.hasPassword).toBe(true);
  await device(world, email, 'log-in', NEXT);
});

test.each([
  ['short', 'PASSWORD_SHORT'],
  ['x'.repeat(129), 'PASSWORD_LONG'],
  ['1234567890', 'PASSWORD_COMMON'],
  ['Margarethe-2026!', 'PASSWORD_ADDRESS'],
  ['pass.two.1234567', 'PASSWORD_ADDRESS'],
])('GATE-12: %s is refused with %s', async (password, code) => {
  const { caller, personId } = await settled(world, `pass.${code.slice(9).toLowerCase()}${password.length}`);
  await world.platform.database.pool.query(
    `update people set display_name = 'Margarethe Two' where id = $1`,
    [personId],
  );
  const refused = await caller.put('/api/me/password', { password });
  expect([refused.status, refused.body.code]).toEqual([422, code]);
});
