import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { Browser } from './testing/browser.ts';
import { authorizationRequest, enterAs } from './testing/log-in-journey.ts';

const secret = 'a secret of more than thirty-two signs';
const clients = [
  {
    client_id: 'hut-book',
    client_name: 'Hut book',
    client_secret: secret,
    redirect_uris: ['https://huts.example/callback'],
  },
  { client_id: 'map-page', client_name: 'Map page', redirect_uris: ['http://127.0.0.1:9/back'] },
];
const password = 'a quiet ridge at dawn';

let world: TestApp;
let origin: string;
let found: Discovery;
beforeAll(async () => {
  world = await buildTestApp({ OIDC_CLIENTS: JSON.stringify(clients) });
  origin = world.platform.config.PUBLIC_ORIGIN;
  found = (await world.app.inject('/oidc/.well-known/openid-configuration')).json();
});
afterAll(() => world.close());

interface Discovery extends Readonly<Record<string, unknown>> {
  readonly issuer: string;
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  readonly userinfo_endpoint: string;
  readonly jwks_uri: string;
}

const pathOf = (address: string) => new URL(address).pathname;

function requestOf(client: (typeof clients)[number], changes: Readonly<Record<string, string>> = {}) {
  const [redirect_uri = ''] = client.redirect_uris;
  const asked = { client_id: client.client_id, redirect_uri, scope: 'openid email', ...changes };
  const request = authorizationRequest(origin, asked);
  return {
    ...request,
    redirect_uri,
    url: found.authorization_endpoint + new URL(request.url, origin).search,
  };
}

/** A person with an account, in the browser that they are logged in with. */
async function person(email: string): Promise<Browser> {
  const browser = new Browser(world.app, origin);
  const { tokens } = await enterAs(browser, 'sign-up', email, password);
  expect(tokens).toBeDefined();
  return browser;
}

async function token(form: Readonly<Record<string, string>>, basic?: string) {
  const answer = await world.app.inject({
    method: 'POST',
    url: pathOf(found.token_endpoint),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(basic ? { authorization: `Basic ${Buffer.from(basic).toString('base64')}` } : {}),
    },
    payload: new URLSearchParams(form).toString(),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Through the page that asks, with a yes, to the tokens. */
async function logInTo(client: (typeof clients)[number], browser: Browser, changes = {}) {
  const request = requestOf(client, changes);
  const page = await browser.get(request.url);
  await browser.post(new URL(browser.url).pathname, { answer: 'yes' });
  const code = new URL(browser.url).searchParams.get('code') ?? '';
  const { redirect_uri, verifier: code_verifier } = request;
  const form = { grant_type: 'authorization_code', code, code_verifier, redirect_uri };
  const basic = client.client_secret && `${client.client_id}:${encodeURIComponent(client.client_secret)}`;
  const answer = await token(basic ? form : { ...form, client_id: client.client_id }, basic);
  return { page, request, form, ...answer };
}

const [hutBook, mapPage] = clients as [(typeof clients)[number], (typeof clients)[number]];
const userinfo = async (accessToken: string) =>
  world.app.inject({
    url: pathOf(found.userinfo_endpoint),
    headers: { authorization: `Bearer ${accessToken}` },
  });

describe('V15: what the provider says of itself is so', () => {
  test('V15: it names what is there and nothing else', () => {
    expect(found).toMatchObject({
      issuer: `${origin}/oidc`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none', 'client_secret_basic'],
      id_token_signing_alg_values_supported: expect.arrayContaining(['ES256', 'RS256']),
      claims_supported: ['sub', 'email', 'email_verified', 'auth_time', 'iss'],
      scopes_supported: ['openid', 'email', 'offline_access'],
      code_challenge_methods_supported: ['S256'],
      subject_types_supported: ['public'],
    });
    const promised = Object.keys(found).filter((name) =>
      /dpop|registration|introspect|signing_alg/.test(name),
    );
    expect(promised).toEqual(['id_token_signing_alg_values_supported']);
  });

  test('V15: every address that it names is answered', async () => {
    const addresses = Object.entries(found).filter(([name]) => /_endpoint$|_uri$/.test(name));
    expect(addresses.map(([name]) => name).sort()).toEqual([
      'authorization_endpoint',
      'end_session_endpoint',
      'jwks_uri',
      'token_endpoint',
      'userinfo_endpoint',
    ]);
    for (const [name, address] of addresses) {
      const method = name === 'token_endpoint' ? 'POST' : 'GET';
      const { statusCode } = await world.app.inject({ method, url: pathOf(String(address)) });
      expect([name, statusCode]).toEqual([
        name,
        expect.toSatisfy((status) => status !== 404 && status < 500),
      ]);
    }
  });
});

test('V15: the provider’s own pages run no scripts of others and stand in no frame', async () => {
  const { statusCode, headers } = await world.app.inject('/oidc/auth?client_id=nobody');
  expect(statusCode).toBe(400);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self';"),
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
  });
});

describe('V15: another app learns who somebody is', () => {
  test('V15: after a yes it has an ID token signed with RS256 and the address, and no key to the API', async () => {
    const browser = await person('nora@example.org');
    const { page, request, status, body } = await logInTo(hutBook, browser);
    expect(page.body).toContain('Log in to Hut book?');
    expect(page.body).toContain('your e-mail address');
    expect(String(page.headers['content-security-policy'])).toContain('https://huts.example');
    expect(status).toBe(200);
    expect(body.refresh_token).toBeUndefined();
    const keys = createLocalJWKSet((await world.app.inject(pathOf(found.jwks_uri))).json());
    const { payload, protectedHeader } = await jwtVerify(body.id_token, keys, {
      issuer: found.issuer,
      audience: 'hut-book',
    });
    expect([protectedHeader.alg, payload.nonce]).toEqual(['RS256', request.nonce]);
    const known = await userinfo(body.access_token);
    expect(known.json()).toEqual({ sub: payload.sub, email: 'nora@example.org', email_verified: false });
    for (const word of [body.access_token, body.id_token]) {
      expect(
        (await world.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${word}` } })).statusCode,
      ).toBe(401);
    }
  });

  test('V15: it is asked about once, and again for what it did not ask before', async () => {
    const browser = await person('otto@example.org');
    await logInTo(mapPage, browser, { scope: 'openid' });
    await browser.get(requestOf(mapPage, { scope: 'openid' }).url);
    expect(new URL(browser.url).searchParams.has('code')).toBe(true);
    await browser.get(requestOf(mapPage).url);
    expect(new URL(browser.url).pathname).toMatch(/\/consent$/);
    const posted = await browser.get(requestOf(mapPage, { scope: 'openid', response_mode: 'form_post' }).url);
    expect(posted.body).toContain('action="http://127.0.0.1:9/back"');
    expect(posted.headers['content-security-policy']).toContain(
      "form-action 'self' https://huts.example http://127.0.0.1:9",
    );
  });

  test('V15: a no is told to it, and it learns nothing', async () => {
    const browser = await person('pia@example.org');
    await browser.get(requestOf(mapPage).url);
    await browser.post(new URL(browser.url).pathname, { answer: 'no' });
    const { searchParams } = new URL(browser.url);
    expect([searchParams.get('error'), searchParams.has('code')]).toEqual(['access_denied', false]);
  });

  test('V15: it keeps a log-in only when it asks for it, and renews it', async () => {
    const browser = await person('rosa@example.org');
    const changes = { scope: 'openid email offline_access', prompt: 'consent' };
    const { page, body } = await logInTo(mapPage, browser, changes);
    expect(page.body).toContain('until you log it out');
    const renewed = await token({
      grant_type: 'refresh_token',
      refresh_token: body.refresh_token,
      client_id: 'map-page',
    });
    expect(renewed.status).toBe(200);
    expect((await userinfo(renewed.body.access_token)).statusCode).toBe(200);
  });

  test('V15: it cannot ask for the API, go without PKCE, use another address or another secret', async () => {
    const browser = await person('sven@example.org');
    const refused = async (changes: Readonly<Record<string, string>>) => {
      await browser.get(requestOf(hutBook, changes).url);
      return new URL(browser.url).searchParams.get('error') ?? new URL(browser.url).pathname;
    };
    expect(await refused({ resource: world.platform.config.OIDC_AUDIENCE })).toBe('invalid_target');
    expect(await refused({ code_challenge: '' })).toBe('invalid_request');
    expect(await refused({ redirect_uri: 'https://huts.example/callback/x' })).toBe('/oidc/auth');
    const request = requestOf(hutBook);
    await browser.get(request.url);
    await browser.post(new URL(browser.url).pathname, { answer: 'yes' });
    const code = new URL(browser.url).searchParams.get('code') ?? '';
    const form = { grant_type: 'authorization_code', code, code_verifier: request.verifier };
    const asked = await token({ ...form, redirect_uri: request.redirect_uri }, `hut-book:${'x'.repeat(40)}`);
    expect([asked.status, asked.body.error]).toEqual([401, 'invalid_client']);
  });

  test('V15: it cannot log somebody out of here unasked', async () => {
    const browser = await person('tom@example.org');
    const { body } = await logInTo(mapPage, browser);
    const page = await browser.get(`/oidc/session/end?id_token_hint=${body.id_token}`);
    expect(page.body).toContain('Do you want to log out');
    expect(page.body).not.toContain('send-form.js');
  });
});
