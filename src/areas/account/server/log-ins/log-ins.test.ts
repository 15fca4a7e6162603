import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { callerOf } from '#app/server/testing/caller.ts';
import { Browser } from '#platform/server/identity/testing/browser.ts';
import { authorizationRequest, enterAs, renew } from '#platform/server/identity/testing/log-in-journey.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const password = 'a quiet ridge at dawn';

/** Logs in on a device of their own; the caller carries its token. */
async function device(email: string, page: 'sign-up' | 'log-in') {
  const browser = new Browser(world.app, world.platform.config.PUBLIC_ORIGIN);
  const { tokens } = await enterAs(browser, page, email, password);
  if (!tokens) throw new Error('no tokens');
  const caller = callerOf(world.app, { ...world.asha, token: tokens.access_token });
  await caller.get('/api/me');
  return { browser, tokens, caller };
}

async function listed(caller: ReturnType<typeof callerOf>) {
  const { body } = await caller.get('/api/me/log-ins');
  return body.items as { id: string; current: boolean }[];
}

/** Asks the provider for a log-in without a page, as every reload does. */
async function opensSilently(browser: Browser): Promise<boolean> {
  await browser.get(authorizationRequest(browser.origin, { prompt: 'none' }).url);
  return new URL(browser.url).searchParams.has('code');
}

test('SET-1: a person sees where they are logged in and ends one device; the other goes on', async () => {
  const laptop = await device('ona@example.org', 'sign-up');
  const phone = await device('ona@example.org', 'log-in');
  const before = await listed(laptop.caller);
  expect(before.map(({ current }) => current).sort()).toEqual([false, true]);
  const other = before.find(({ current }) => !current)?.id ?? '';
  expect(await opensSilently(phone.browser)).toBe(true);

  expect((await laptop.caller.delete(`/api/me/log-ins/${other}`)).body.message).toBe(
    'That device is logged out.',
  );
  await expect.poll(async () => (await phone.caller.get('/api/me')).status).toBe(401);
  expect((await renew(phone.browser, phone.tokens.refresh_token)).status).toBe(400);
  expect(await opensSilently(phone.browser)).toBe(false);
  expect((await laptop.caller.get('/api/me')).status).toBe(200);
  expect(await listed(laptop.caller)).toHaveLength(1);
});

test('SET-1: everywhere else, and everywhere', async () => {
  const [first, second, third] = [
    await device('pia@example.org', 'sign-up'),
    await device('pia@example.org', 'log-in'),
    await device('pia@example.org', 'log-in'),
  ];
  await first.caller.delete('/api/me/log-ins?but=CURRENT');
  await expect.poll(async () => (await third.caller.get('/api/me')).status).toBe(401);
  expect((await second.caller.get('/api/me')).status).toBe(401);
  expect((await first.caller.get('/api/me')).status).toBe(200);
  await first.caller.delete('/api/me/log-ins');
  await expect.poll(async () => (await first.caller.get('/api/me')).status).toBe(401);
});

test('SET-1: the log-in of somebody else is as missing as one that never was, and goes on', async () => {
  const mine = await device('quin@example.org', 'sign-up');
  const theirs = await device('rhea@example.org', 'sign-up');
  const id = (await listed(theirs.caller))[0]?.id ?? '';
  expect((await mine.caller.delete(`/api/me/log-ins/${id}`)).status).toBe(404);
  expect((await mine.caller.delete('/api/me/log-ins/nobodys')).status).toBe(404);
  expect((await theirs.caller.get('/api/me')).status).toBe(200);
});
