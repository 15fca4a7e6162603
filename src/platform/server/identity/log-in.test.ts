import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { Browser } from './testing/browser.ts';
import {
  askForTokens,
  authorizationRequest,
  enterAs,
  exchange,
  renew,
  type Tokens,
} from './testing/log-in-journey.ts';
import { mailsTo } from './testing/mails-to.ts';

let world: TestApp;
let origin: string;
const password = 'a quiet ridge at dawn';
beforeAll(async () => {
  world = await buildTestApp();
  origin = world.platform.config.PUBLIC_ORIGIN;
});
afterAll(() => world.close());

const newBrowser = () => new Browser(world.app, origin);

async function enter(page: 'sign-up' | 'log-in', email: string, secret = password): Promise<Tokens> {
  const { tokens } = await enterAs(newBrowser(), page, email, secret);
  if (!tokens) throw new Error(`${page} of ${email} gave no tokens`);
  return tokens;
}

function me(token: string) {
  return world.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } });
}

/** The code of a browser whose person is logged in already. */
async function codeOf(browser: Browser) {
  const request = authorizationRequest(origin);
  await browser.get(request.url);
  return { code: new URL(browser.url).searchParams.get('code') ?? '', verifier: request.verifier };
}

test('GATE-1, GATE-2: sign up, come back with a code, and log in again with the same account', async () => {
  const first = await enter('sign-up', 'ida@example.org');
  const again = await enter('log-in', 'IDA@example.org');
  const ids = await Promise.all(
    [first, again].map(async (tokens) => (await me(tokens.access_token)).json().id),
  );
  expect(ids[0]).toBe(ids[1]);
});

test.each([
  ['another redirect address', { redirect_uri: 'https://evil.example/auth/callback' }],
  ['a redirect address with a longer path', { redirect_uri: 'ORIGIN/auth/callback/../x' }],
  ['a redirect address with a query', { redirect_uri: 'ORIGIN/auth/callback?x=1' }],
  ['a client nobody knows', { client_id: 'somebody-else' }],
])('G17: an authorization request with %s is refused on the spot', async (_, changes) => {
  const bent = Object.fromEntries(Object.entries(changes).map(([k, v]) => [k, v.replace('ORIGIN', origin)]));
  const browser = newBrowser();
  const answer = await browser.get(authorizationRequest(origin, bent).url);
  expect(answer.statusCode).toBe(400);
  expect(new URL(browser.url).pathname).toBe('/oidc/auth');
});

test.each([
  ['no PKCE', { code_challenge: null, code_challenge_method: null }],
  ['PKCE in the clear', { code_challenge_method: 'plain' }],
  ['the implicit flow', { response_type: 'id_token' }],
  ['a token in the address', { response_type: 'code token' }],
])('G17: an authorization request with %s gets no code', async (_, changes) => {
  const browser = newBrowser();
  await browser.get(authorizationRequest(origin, changes).url);
  expect(browser.url).toMatch(/error=/);
  expect(browser.url).not.toMatch(/[?&#](code|token|id_token)=/);
});

test('case 21, G17: a code works once, only with its verifier, and using it twice ends what the first use gave', async () => {
  const browser = newBrowser();
  await enterAs(browser, 'sign-up', 'jon@example.org', password);
  const wrong = await codeOf(browser);
  expect(await exchange(browser, wrong.code, 'x'.repeat(43))).toMatchObject({ status: 400 });
  const right = await codeOf(browser);
  const first = await exchange(browser, right.code, right.verifier);
  expect(first.status).toBe(200);
  const second = await exchange(browser, right.code, right.verifier);
  expect(second).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  expect((await renew(browser, first.body.refresh_token ?? '')).status).toBe(400);
  expect((await me(first.body.access_token ?? '')).statusCode).toBe(401);
});

test('G17: a code sent twice at the same moment gives tokens at most once', async () => {
  const browser = newBrowser();
  await enterAs(browser, 'sign-up', 'jin@example.org', password);
  const { code, verifier } = await codeOf(browser);
  const answers = await Promise.all(Array.from({ length: 6 }, () => exchange(browser, code, verifier)));
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
});

test('case 22: a refresh token used twice ends its log-in, and its owner is told', async () => {
  const browser = newBrowser();
  const tokens = await enter('sign-up', 'kim@example.org');
  const renewed = await renew(browser, tokens.refresh_token);
  expect(renewed.status).toBe(200);
  expect(renewed.body.refresh_token).not.toBe(tokens.refresh_token);
  expect((await renew(browser, tokens.refresh_token)).status).toBe(400);
  expect((await renew(browser, renewed.body.refresh_token ?? '')).status).toBe(400);
  expect((await me(renewed.body.access_token ?? '')).statusCode).toBe(401);
  await expect
    .poll(async () => (await mailsTo(world.platform, 'kim@example.org')).map((mail) => mail.kind))
    .toContain('token-reused');
});

test('G17: tokens are not given for a password, for the client alone, or to another client', async () => {
  const browser = newBrowser();
  const { refresh_token } = await enter('sign-up', 'lou@example.org');
  const asks = [
    { grant_type: 'password', username: 'lou@example.org', password },
    { grant_type: 'client_credentials' },
    { grant_type: 'refresh_token', refresh_token, client_id: 'somebody-else' },
  ];
  for (const form of asks) expect((await askForTokens(browser, form)).status).toBeGreaterThanOrEqual(400);
});

test('case 39: logging out ends the tokens of that log-in and of no other', async () => {
  const browser = newBrowser();
  const { tokens } = await enterAs(browser, 'sign-up', 'mia@example.org', password);
  const other = await enter('log-in', 'mia@example.org');
  const hint = `id_token_hint=${tokens?.id_token}&post_logout_redirect_uri=${encodeURIComponent(`${origin}/start`)}`;
  const page = await browser.get(`/oidc/session/end?${hint}`);
  expect(page.body).toContain('data-ours="yes"');
  const xsrf = /name="xsrf" value="([\w-]+)"/.exec(page.body)?.[1] ?? '';
  await browser.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' });
  expect(browser.url).toBe(`${origin}/start`);
  expect((await me(tokens?.access_token ?? '')).statusCode).toBe(401);
  expect((await renew(browser, tokens?.refresh_token ?? '')).status).toBe(400);
  expect((await me(other.access_token)).statusCode).toBe(200);
});

test('logging out for somebody else from another page needs their own press of the button', async () => {
  const browser = newBrowser();
  await enterAs(browser, 'sign-up', 'nia@example.org', password);
  const page = await browser.get('/oidc/session/end');
  expect(page.body).not.toContain('data-ours');
  expect(page.body).not.toContain('<script');
});

test('case 21: a form sent by another site, or by a browser that did not begin the log-in, is refused', async () => {
  const browser = newBrowser();
  await browser.get(authorizationRequest(origin).url);
  const page = new URL(browser.url).pathname;
  const form = { email: 'ida@example.org', password };
  expect((await browser.post(page, form, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await newBrowser().post(page, form)).statusCode).toBe(400);
});

test('prompt=none answers without a page: a code for who is logged in, login_required for who is not', async () => {
  const silent = { prompt: 'none', redirect_uri: `${origin}/auth/silent` };
  const stranger = newBrowser();
  await stranger.get(authorizationRequest(origin, silent).url);
  expect(stranger.url).toMatch(/\/auth\/silent\?error=login_required/);
  const browser = newBrowser();
  await enterAs(browser, 'log-in', 'ida@example.org', password);
  await browser.get(authorizationRequest(origin, silent).url);
  expect(browser.url).toMatch(/\/auth\/silent\?code=/);
});
