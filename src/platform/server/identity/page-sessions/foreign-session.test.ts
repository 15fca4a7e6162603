import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';

const keys = await generateKeyPair('RS256', { extractable: true });
const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'foreign', alg: 'RS256', use: 'sig' };
const MINUTE = 60_000;
let issuer: string;
let world: TestApp;
/** Refresh tokens that the provider was shown, in order. */
let shown: string[] = [];
let mood: 'GRANTS' | 'REFUSES' | 'AWAY' = 'GRANTS';
/** The provider answers when this is kept. */
let mayAnswer: Promise<unknown> = Promise.resolve();

// A provider elsewhere that renews tokens, each refresh token once.
const provider = createServer((request, response) => {
  const send = (status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  if (request.url === '/keys') return send(200, { keys: [jwk] });
  if (request.url !== '/token') {
    return send(200, { issuer, jwks_uri: `${issuer}/keys`, token_endpoint: `${issuer}/token` });
  }
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', async () => {
    shown.push(new URLSearchParams(body).get('refresh_token') ?? '');
    await mayAnswer;
    if (mood === 'AWAY') return send(503, {});
    if (mood === 'REFUSES') return send(400, { error: 'invalid_grant' });
    const access_token = await tokenUntil(10 * MINUTE);
    send(200, { access_token, refresh_token: `next-${shown.length}`, expires_in: 600, token_type: 'Bearer' });
  });
});

function tokenUntil(milliseconds: number): Promise<string> {
  const now = world.platform.now().getTime();
  return new SignJWT({
    iss: issuer,
    aud: 'trail-api',
    sub: 'anna',
    exp: Math.floor((now + milliseconds) / 1000),
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'foreign' })
    .sign(keys.privateKey);
}

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  world = await buildTestApp({ OIDC_ISSUER: issuer, OIDC_AUDIENCE: 'trail-api', OIDC_TOKEN_TYPE: 'JWT' });
});
afterAll(async () => {
  await world.close();
  await new Promise<void>((resolve) => provider.close(() => resolve()));
});
beforeEach(() => {
  shown = [];
  mood = 'GRANTS';
  mayAnswer = Promise.resolve();
});

const origin = () => world.platform.config.PUBLIC_ORIGIN;

async function begin(payload: object = { refreshToken: 'first' }): Promise<string> {
  const headers = { origin: origin(), authorization: `Bearer ${await tokenUntil(5 * MINUTE)}` };
  const answer = await world.app.inject({ method: 'PUT', url: '/auth/session', headers, payload });
  expect(answer.statusCode).toBe(204);
  return String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
}

const ask = (cookie: string) =>
  world.app.inject({ method: 'POST', url: '/auth/token', headers: { origin: origin(), cookie } });

test('the token that began the session serves until it ends, and is renewed with the refresh token in turn', async () => {
  const cookie = await begin();
  expect((await ask(cookie)).json()).toMatchObject({ subject: 'anna' });
  expect(shown).toEqual([]);
  world.forward(4 * MINUTE + 1_000);
  const renewed = (await ask(cookie)).json();
  const me = await world.app.inject({
    url: '/api/me',
    headers: { authorization: `Bearer ${renewed.token}` },
  });
  expect(me.statusCode).toBe(200);
  world.forward(10 * MINUTE);
  await ask(cookie);
  expect(shown).toEqual(['first', 'next-1']);
});

test('what is kept of the provider cannot be read from the table, nor put into another session', async () => {
  const cookie = await begin();
  const { pool } = world.platform.database;
  const { rows } = await pool.query('select provider_tokens from page_sessions');
  expect(String(rows[0].provider_tokens)).not.toContain('first');
  const other = await begin({ refreshToken: 'of another' });
  const idOf = (shownCookie: string) => /=([^.]+)/.exec(shownCookie)?.[1];
  await pool.query(
    `update page_sessions set provider_tokens = (select provider_tokens from page_sessions where id = $1) where id = $2`,
    [idOf(cookie), idOf(other)],
  );
  expect((await ask(other)).statusCode).toBe(204);
});

test('requests that come at once show a refresh token once', async () => {
  const cookie = await begin();
  world.forward(5 * MINUTE);
  const refused = Promise.withResolvers<void>();
  mayAnswer = refused.promise;
  let answered = 0;
  const asked = [ask(cookie), ask(cookie), ask(cookie)].map(async (answer) => {
    const { statusCode } = await answer;
    answered += 1;
    if (answered === 2) refused.resolve();
    return statusCode;
  });
  expect((await Promise.all(asked)).toSorted()).toEqual([200, 503, 503]);
  expect(shown).toEqual(['first']);
  expect((await ask(cookie)).statusCode).toBe(200);
});

test('a provider that is away ends nothing; one that refuses ends the session', async () => {
  const cookie = await begin();
  world.forward(5 * MINUTE);
  mood = 'AWAY';
  expect((await ask(cookie)).statusCode).toBe(503);
  await world.platform.database.pool.query('update page_sessions set renewing_until = null');
  mood = 'REFUSES';
  expect((await ask(cookie)).statusCode).toBe(204);
  mood = 'GRANTS';
  expect((await ask(cookie)).statusCode).toBe(204);
});

test('without a refresh token there is no session, and the browser asks the provider as before', async () => {
  expect(await begin({})).toBe('');
});
