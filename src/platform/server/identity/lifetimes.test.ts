import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { Browser } from './testing/browser.ts';
import { enterAs, renew } from './testing/log-in-journey.ts';

const DAY = 24 * 3_600;
let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

/** In how many seconds each thing of the provider ends. */
async function ends(): Promise<Record<string, number>> {
  const { rows } = await world.platform.database.pool.query(
    `select model, max(extract(epoch from expires_at - now()))::int as seconds from identity_payloads group by model`,
  );
  return Object.fromEntries(rows.map(({ model, seconds }) => [model, seconds]));
}

test('V7: a log-in that nobody uses ends after 14 days, and each one after 30, however often it is renewed', async () => {
  const browser = new Browser(world.app, world.platform.config.PUBLIC_ORIGIN);
  const { tokens } = await enterAs(browser, 'sign-up', 'lia@example.org', 'a quiet ridge at dawn');
  const begun = await ends();
  expect(begun.Grant).toBeLessThanOrEqual(30 * DAY);
  expect(begun.RefreshToken).toBeLessThanOrEqual(14 * DAY);
  expect(begun.AuthorizationCode ?? 0).toBeLessThanOrEqual(60);
  expect(begun.Session).toBeLessThanOrEqual(14 * DAY);
  // As if nearly all of its days were over.
  await world.platform.database.pool.query(
    `update identity_payloads set expires_at = now() + interval '1 hour' where model = 'Grant'`,
  );
  expect((await renew(browser, tokens?.refresh_token ?? '')).status).toBe(200);
  expect((await ends()).Grant).toBeLessThanOrEqual(3_600);
  await world.platform.database.pool.query(
    `update identity_payloads set expires_at = now() - interval '1 second' where model = 'Grant'`,
  );
  const headers = { origin: browser.origin, authorization: `Bearer ${tokens?.access_token}` };
  const begunPage = await world.app.inject({ method: 'PUT', url: '/auth/session', headers });
  const cookie = String(begunPage.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  const asked = await world.app.inject({
    method: 'POST',
    url: '/auth/token',
    headers: { origin: browser.origin, cookie },
  });
  expect(asked.statusCode).toBe(204);
});
