import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { Browser } from './testing/browser.ts';
import { enterAs } from './testing/log-in-journey.ts';

const password = 'a quiet ridge at dawn';
let world: TestApp;
let origin: string;
beforeAll(async () => {
  world = await buildTestApp();
  origin = world.platform.config.PUBLIC_ORIGIN;
  await world.platform.database.pool.query(
    `insert into identity_accounts (id, email, password_hash) values ($1, 'asha@trailfolk.example', '-')`,
    [world.asha.personId],
  );
});
afterAll(() => world.close());

const headers = () => ({ origin, authorization: `Bearer ${world.asha.token}` });

async function begin(): Promise<string> {
  const answer = await world.app.inject({ method: 'PUT', url: '/auth/session', headers: headers() });
  expect(answer.headers['clear-site-data']).toBeUndefined();
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

function ask(method: 'POST' | 'DELETE', url: string, cookie: string) {
  return world.app.inject({ method, url, headers: { origin, cookie } });
}

/** Presses the button of the page that asks, and answers what the browser was told. */
async function confirm(query: string, email: string) {
  const browser = new Browser(world.app, origin);
  const { tokens } = await enterAs(browser, 'sign-up', email, password);
  const page = await browser.get(`/oidc/session/end?${query.replace('HINT', tokens?.id_token ?? '')}`);
  expect(page.headers['clear-site-data']).toBeUndefined();
  const xsrf = /name="xsrf" value="([\w-]+)"/.exec(page.body)?.[1] ?? '';
  const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
  return world.app.inject({
    method: 'POST',
    url: '/oidc/session/end/confirm',
    headers: { origin, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ xsrf, logout: 'yes' }).toString(),
  });
}

test('OFF-3: the answer to a log-out takes the copies of pages from the browser', async () => {
  const ended = await ask('DELETE', '/auth/session', await begin());
  expect(ended.statusCode).toBe(204);
  expect(ended.headers['clear-site-data']).toBe('"cache"');
});

test('OFF-3: a browser that was logged out from elsewhere hears of it with its next call, and not before', async () => {
  const cookie = await begin();
  const before = await ask('POST', '/auth/token', cookie);
  expect([before.statusCode, before.headers['clear-site-data']]).toEqual([200, undefined]);
  await world.app.inject({ method: 'DELETE', url: '/api/me/log-ins', headers: headers() });
  const after = await ask('POST', '/auth/token', cookie);
  expect(after.headers).toMatchObject({ 'session-ended': 'yes', 'clear-site-data': '"cache"' });
  const visitor = await ask('POST', '/auth/token', '');
  expect(visitor.headers['clear-site-data']).toBeUndefined();
});

test('OFF-3: our app wipes its stores by itself; a log-out at the provider alone takes them away, too', async () => {
  const start = encodeURIComponent(`${origin}/start`);
  const ours = await confirm(`id_token_hint=HINT&post_logout_redirect_uri=${start}`, 'pia@example.org');
  expect([ours.statusCode, ours.headers['clear-site-data']]).toEqual([303, '"cache"']);
  const alone = await confirm('', 'rob@example.org');
  expect([alone.statusCode, alone.headers['clear-site-data']]).toEqual([303, '"cache", "storage"']);
  const end = await world.app.inject({ url: String(alone.headers.location).replace(origin, '') });
  expect([end.statusCode, end.headers.location]).toEqual([302, '/start']);
});
