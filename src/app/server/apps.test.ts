import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '#areas/account/server/testing/settled.ts';
import { authorizationRequest } from '#platform/server/identity/testing/log-in-journey.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

const back = 'http://127.0.0.1:9/back';
const clients = [{ client_id: 'map-page', client_name: 'Map page', redirect_uris: [back] }];
let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp({ OIDC_CLIENTS: JSON.stringify(clients) });
  world.setNow(new Date());
});
afterAll(() => world.close());

type Owner = Awaited<ReturnType<typeof settled>>;

/** Goes to the other app: the tokens it gets, or the page that asks first. */
async function logInTo({ browser, origin }: Owner, prompt: 'consent' | null = null) {
  const scope = 'openid email offline_access';
  const asked = { client_id: 'map-page', redirect_uri: back, scope, prompt };
  const { url, verifier } = authorizationRequest(origin, asked);
  await browser.get(url);
  const page = new URL(browser.url).pathname;
  if (page.endsWith('/consent')) await browser.post(page, { answer: 'yes' });
  const code = new URL(browser.url).searchParams.get('code') ?? '';
  const form = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: back };
  return { wasAsked: page.endsWith('/consent'), ...(await token(form)) };
}

async function token(form: Readonly<Record<string, string>>) {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/oidc/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id: 'map-page', ...form }).toString(),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const appsOf = async ({ caller }: Owner) => (await caller.get('/api/me/security')).body.apps;

test('ASVS 10.7.3: an app that was let know who somebody is stands in their list, and is disconnected', async () => {
  const owner = await settled(world, 'app.owner');
  expect(await appsOf(owner)).toEqual([]);
  const { body } = await logInTo(owner, 'consent');
  expect(await appsOf(owner)).toMatchObject([
    { id: 'map-page', name: 'Map page', knowsEmail: true, comesBack: true },
  ]);
  expect((await owner.caller.get('/api/me/log-ins')).body.items).toHaveLength(1);
  const renewal = { grant_type: 'refresh_token', refresh_token: body.refresh_token };
  const renewed = await token(renewal);
  expect(renewed.status).toBe(200);
  const ended = await owner.caller.delete('/api/me/apps/map-page');
  expect([ended.status, ended.body.message]).toEqual([200, 'That app is disconnected.']);
  expect(await appsOf(owner)).toEqual([]);
  expect((await token({ ...renewal, refresh_token: renewed.body.refresh_token })).status).toBe(400);
  const authorization = `Bearer ${renewed.body.access_token}`;
  expect((await world.app.inject({ url: '/oidc/me', headers: { authorization } })).statusCode).toBe(401);
  expect((await owner.caller.get('/api/me')).status).toBe(200);
  expect((await logInTo(owner)).wasAsked).toBe(true);
});

test('ASVS 10.7.3: what nobody has allowed, or somebody else, is not there to be ended', async () => {
  const [one, other] = [await settled(world, 'app.one'), await settled(world, 'app.other')];
  await logInTo(one, 'consent');
  expect((await other.caller.delete('/api/me/apps/map-page')).status).toBe(404);
  expect((await one.caller.delete('/api/me/apps/trailfolk-web')).status).toBe(404);
  expect(await appsOf(one)).toHaveLength(1);
});
