import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';

const keys = await generateKeyPair('RS256', { extractable: true });
const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'foreign', alg: 'RS256', use: 'sig' };
let asked = 0;
let away = false;
let issuer: string;
let world: TestApp;

// A provider elsewhere, as far as the API needs one: its discovery document and its keys.
const provider = createServer((request, response) => {
  asked += 1;
  if (away) return void response.writeHead(503).end();
  const discovery = { issuer, jwks_uri: `${issuer}/keys` };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(request.url === '/keys' ? { keys: [jwk] } : discovery));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  world = await buildTestApp({
    OIDC_ISSUER: issuer,
    OIDC_AUDIENCE: 'trail-api',
    OIDC_TOKEN_TYPE: 'JWT',
    OIDC_SIGN_UP: 'screen_hint=signup',
  });
});
afterAll(async () => {
  await world.close();
  await new Promise<void>((resolve) => provider.close(() => resolve()));
});

async function token(claims: Readonly<Record<string, unknown>>): Promise<string> {
  return new SignJWT({
    iss: issuer,
    aud: 'trail-api',
    exp: world.platform.now().getTime() / 1000 + 600,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'foreign' })
    .sign(keys.privateKey);
}

async function me(claims: Readonly<Record<string, unknown>>) {
  const authorization = `Bearer ${await token(claims)}`;
  return world.app.inject({ url: '/api/me', headers: { authorization } });
}

test('G25: while the provider is away the answer is to try again, and later it works', async () => {
  away = true;
  const answer = await me({ sub: 'early' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBeDefined();
  away = false;
  expect((await me({ sub: 'early' })).statusCode).toBe(200);
});

test('GATE-2: with OIDC_ISSUER the tokens of that provider are accepted and the embedded one is off', async () => {
  expect((await me({ sub: 'anna', gid: 'not-ours' })).json()).toMatchObject({
    email: null,
    onboarded: false,
  });
  expect((await world.app.inject('/oidc/.well-known/openid-configuration')).statusCode).toBe(404);
  expect((await world.app.inject('/oidc/forgotten-password')).statusCode).toBe(404);
  expect((await world.as(world.asha).get('/api/me')).status).toBe(401);
  expect((await world.app.inject('/api/public/sign-in')).json()).toMatchObject({
    issuer,
    signUp: 'screen_hint=signup',
    embedded: false,
  });
});

test('an address that the provider has checked needs no mail from us, an unchecked one does', async () => {
  const checked = await me({ sub: 'bea', email: 'bea@example.org', email_verified: true });
  expect(checked.json()).toMatchObject({ email: 'bea@example.org', emailVerified: true });
  const claimed = await me({ sub: 'cal', email: 'cal@example.org' });
  expect(claimed.json()).toMatchObject({ email: 'cal@example.org', emailVerified: false });
  const later = await me({ sub: 'cal', email: 'cal@example.org', email_verified: true });
  expect(later.json()).toMatchObject({ id: claimed.json().id, emailVerified: true });
});

test('case 23: the checked address of somebody who is here already makes a new person without it proved', async () => {
  const first = await me({ sub: 'bea', email: 'bea@example.org', email_verified: true });
  const second = await me({ sub: 'not-bea', email: 'BEA@example.org', email_verified: true });
  expect(second.json().id).not.toBe(first.json().id);
  expect(second.json().emailVerified).toBe(false);
});

test('the keys are asked for once, not with every request', async () => {
  const before = asked;
  for (const sub of ['d1', 'd2', 'd3', 'd4']) await me({ sub });
  expect(asked - before).toBe(0);
});

test('pages may ask that provider for tokens, and no other', async () => {
  const policy = String((await world.app.inject('/api/docs')).headers['content-security-policy']);
  expect(policy).toContain(`connect-src 'self' ${issuer};`);
  expect(policy).toContain(`frame-src 'self' ${issuer};`);
});

test('when two newcomers come at once with one checked address, both come in and one has it proved', async () => {
  const claims = { email: 'twin@example.org', email_verified: true };
  const answers = await Promise.all(['t1', 't2', 't3', 't4'].map((sub) => me({ ...claims, sub })));
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
  expect(answers.filter((answer) => answer.json().emailVerified)).toHaveLength(1);
});

test('S1: anyone who logs in elsewhere changes their address after a log-in of a moment ago, shown by its ID token', async () => {
  const now = Math.floor(world.platform.now().getTime() / 1000);
  const change = async (idToken?: string) => {
    const headers = { authorization: `Bearer ${await token({ sub: 'stepper' })}` };
    const payload = { email: 'stepper@example.org', ...(idToken && { idToken }) };
    return (await world.app.inject({ method: 'PUT', url: '/api/me/email', headers, payload })).statusCode;
  };
  const shown = { sub: 'stepper', aud: 'trailfolk-web', auth_time: now - 30 };
  expect(await change()).toBe(403);
  expect(await change(await token({ ...shown, auth_time: now - 900 }))).toBe(403);
  expect(await change(await token({ ...shown, sub: 'somebody-else' }))).toBe(403);
  expect(await change(await token({ ...shown, aud: 'another-app' }))).toBe(403);
  expect(await change('no.id.token')).toBe(403);
  expect(await change(await token(shown))).toBe(200);
});
