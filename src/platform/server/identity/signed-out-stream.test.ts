import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { Browser } from './testing/browser.ts';
import { enterAs } from './testing/log-in-journey.ts';

let world: TestApp;
let address: string;
beforeAll(async () => {
  world = await buildTestApp();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
});
afterAll(() => world.close());

function stream(token: string): Promise<Response> {
  return fetch(`${address}/api/sse/subscribe`, { headers: { authorization: `Bearer ${token}` } });
}

test('case 39, G5: logging out ends the open stream within a second, and the token opens no other; another device goes on', async () => {
  const origin = world.platform.config.PUBLIC_ORIGIN;
  const [browser, phone] = [new Browser(world.app, origin), new Browser(world.app, origin)];
  const laptop = await enterAs(browser, 'sign-up', 'una@example.org', 'a quiet ridge at dawn');
  const other = await enterAs(phone, 'log-in', 'una@example.org', 'a quiet ridge at dawn');
  const [mine, theirs] = [laptop.tokens?.access_token ?? '', other.tokens?.access_token ?? ''];
  await fetch(`${address}/api/me`, { headers: { authorization: `Bearer ${mine}` } });
  await world.platform.database.pool.query(
    `update people set email_verified = true, username = 'una', onboarded_at = now() where email = 'una@example.org'`,
  );
  const open = await stream(mine);
  expect(open.status).toBe(200);

  const page = await browser.get(`/oidc/session/end?id_token_hint=${laptop.tokens?.id_token}`);
  const xsrf = /name="xsrf" value="([\w-]+)"/.exec(page.body)?.[1] ?? '';
  await browser.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' });
  const ended = Date.now();

  expect(await open.text()).toContain('event: Reconnect');
  expect(Date.now() - ended).toBeLessThan(1_000);
  expect((await stream(mine)).status).toBe(401);
  const again = await stream(theirs);
  expect(again.status).toBe(200);
  await again.body?.cancel();
});
