import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { writeLeakedPasswords } from '#platform/server/identity/leaked-passwords/filter.ts';
import { hashPassword } from '#platform/server/identity/password.ts';
import { Browser } from '#platform/server/identity/testing/browser.ts';
import { authorizationRequest, enterAs } from '#platform/server/identity/testing/log-in-journey.ts';
import { settled } from '../testing/settled.ts';

const LEAKED = 'a walk that leaked';
const folder = mkdtempSync(join(tmpdir(), 'leaked-'));
let world: TestApp;
beforeAll(async () => {
  await writeLeakedPasswords(join(folder, 'filter'), [LEAKED], 1);
  world = await buildTestApp({ LEAKED_PASSWORDS: join(folder, 'filter') });
  world.setNow(new Date());
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

test('A8: a leaked password is refused where one is chosen', async () => {
  const browser = new Browser(world.app, world.platform.config.PUBLIC_ORIGIN);
  const { answer, tokens } = await enterAs(browser, 'sign-up', 'leak@example.org', LEAKED);
  expect(tokens).toBeUndefined();
  expect(answer.body).toContain('This password stands in a list of leaked ones. Choose another.');
  const owner = await settled(world, 'leaker');
  expect((await owner.caller.put('/api/me/password', { password: LEAKED })).body.code).toBe(
    'PASSWORD_LEAKED',
  );
});

test('A8: who logs in with a leaked one is in, is asked to change it, and is not once it is changed', async () => {
  const owner = await settled(world, 'leaked.before');
  await world.platform.database.pool.query('update identity_accounts set password_hash = $2 where id = $1', [
    owner.accountId,
    await hashPassword(LEAKED),
  ]);
  const browser = new Browser(world.app, owner.origin);
  await browser.get(authorizationRequest(owner.origin).url);
  const page = await browser.post(new URL(browser.url).pathname, { email: owner.email, password: LEAKED });
  expect(page.body).toContain('Please change your password');
  await browser.get(/class="button" href="([^"]+)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? '');
  expect(new URL(browser.url).searchParams.has('code')).toBe(true);
  expect((await owner.caller.get('/api/me/security')).body.passwordLeaked).toBe(true);
  await owner.caller.put('/api/me/password', { password: 'a walk of my own' });
  expect((await owner.caller.get('/api/me/security')).body.passwordLeaked).toBe(false);
  const { tokens } = await enterAs(
    new Browser(world.app, owner.origin),
    'log-in',
    owner.email,
    'a walk of my own',
  );
  expect(tokens).toBeDefined();
});
