import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { Browser } from './testing/browser.ts';
import { authorizationRequest, enterAs } from './testing/log-in-journey.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp({ PUBLIC_ORIGIN: 'https://hike.example' });
});
afterAll(() => world.close());

test('V3: over https each cookie is secure, read by no script, and set by no other host of the domain', async () => {
  const { origin } = new URL(world.platform.config.PUBLIC_ORIGIN);
  const begun = await world.app.inject({ url: authorizationRequest(origin).url.replace(origin, '') });
  const headers = { origin, authorization: `Bearer ${world.asha.token}` };
  const session = await world.app.inject({ method: 'PUT', url: '/auth/session', headers });
  const browser = new Browser(world.app, origin);
  await enterAs(browser, 'sign-up', 'ada@example.org', 'a quiet ridge at dawn');
  const names = [...browser.cookies.keys()];
  expect(names).toContain('__Secure-device');
  expect(names.filter((name) => !/^__(Host|Secure)-/.test(name))).toEqual([]);
  const cookies = [begun, session].flatMap((answer) =>
    [answer.headers['set-cookie'] ?? []].flat().map(String),
  );
  expect(cookies.length).toBeGreaterThan(3);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^(__Host-\S+; path=\/;|__Secure-\S+; path=\/oidc\/)/i);
    expect(cookie).toMatch(/; secure\b/i);
    expect(cookie).toMatch(/; httponly\b/i);
    expect(cookie).toMatch(/; samesite=lax\b/i);
  }
});
