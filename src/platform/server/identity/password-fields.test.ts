import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { Browser } from './testing/browser.ts';
import { authorizationRequest } from './testing/log-in-journey.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

test.each([
  ['log-in', 'current-password'],
  ['sign-up', 'new-password'],
])('V6: the password of %s is masked, and a manager may fill it in', async (page, kind) => {
  const browser = new Browser(world.app, world.platform.config.PUBLIC_ORIGIN);
  await browser.get(authorizationRequest(browser.origin).url);
  const { body } = await browser.get(`${new URL(browser.url).pathname.replace(/\/[\w-]+$/, `/${page}`)}`);
  const fields = [...body.matchAll(/<input[^>]*name="password"[^>]*>/g)].map(([field]) => field);
  expect(fields.length).toBe(1);
  for (const field of fields) {
    expect(field).toContain('type="password"');
    expect(field).toContain(`autocomplete="${kind}"`);
  }
  expect(body).not.toMatch(/onpaste|autocomplete="off"/);
});
