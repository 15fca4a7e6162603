import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { publish } from '../bus.ts';
import { loadKeys } from './keys.ts';
import { embeddedIssuer } from './provider.ts';

let world: TestApp;
let signing: JWK;
let issuer: string;
beforeAll(async () => {
  world = await buildTestApp();
  const [first] = (await loadKeys(world.platform.database.db)).signing;
  if (!first) throw new Error('no key');
  signing = first;
  issuer = embeddedIssuer(world.platform.config);
});
afterAll(() => world.close());

interface Bent {
  readonly header?: object;
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly key?: JWK;
}

/** A right token of Asha, but for what is bent. `undefined` drops a claim. */
async function token({ header, claims, key }: Bent = {}): Promise<string> {
  const now = world.platform.now().getTime() / 1000;
  const right = { iss: issuer, sub: world.asha.personId, aud: 'urn:trailfolk:api', iat: now, exp: now + 600 };
  const used = key ?? signing;
  return new SignJWT({ ...right, ...claims })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: signing.kid ?? '', ...header })
    .sign(await importJWK(used, used.alg ?? 'ES256'));
}

async function statusOf(authorization: string, url = '/api/me'): Promise<number> {
  return (await world.app.inject({ url, headers: { authorization } })).statusCode;
}

test('a right token is let in, and again from memory until it ends', async () => {
  const right = `Bearer ${await token()}`;
  expect(await statusOf(right)).toBe(200);
  expect(await statusOf(right)).toBe(200);
  const start = world.platform.now();
  world.forward(601_000);
  expect(await statusOf(right)).toBe(401);
  world.setNow(start);
});

const seconds = () => world.platform.now().getTime() / 1000;
const attacks: ReadonlyArray<readonly [string, () => Promise<string>]> = [
  ['for another audience', () => token({ claims: { aud: 'urn:other:api' } })],
  ['for no audience', () => token({ claims: { aud: undefined } })],
  ['of another issuer', () => token({ claims: { iss: 'https://evil.example/oidc' } })],
  ['that has ended', () => token({ claims: { exp: seconds() - 60 } })],
  ['that never ends', () => token({ claims: { exp: undefined } })],
  ['not valid yet', () => token({ claims: { nbf: seconds() + 600 } })],
  ['of nobody', () => token({ claims: { sub: undefined } })],
  ['of another type', () => token({ header: { typ: 'JWT' } })],
  ['signed by another key', async () => token({ key: await strangersKey() })],
  [
    'signed by another key of the same name',
    async () => token({ key: { ...(await strangersKey()), kid: signing.kid ?? '' } }),
  ],
  [
    'bringing its own key',
    async () => {
      const key = await strangersKey();
      const { d: _, ...open } = key;
      return token({ key, header: { jwk: open } });
    },
  ],
  [
    'with alg none',
    async () =>
      new UnsecuredJWT({ sub: world.asha.personId })
        .setIssuer(issuer)
        .setAudience('urn:trailfolk:api')
        .setExpirationTime('10m')
        .encode(),
  ],
  ['signed HS256 with the public key as the secret', signedWithPublicKey],
  [
    'with a changed claim',
    async () => {
      const [head, , tail] = (await token()).split('.');
      const claims = { iss: issuer, sub: world.ben.personId, aud: 'urn:trailfolk:api', exp: seconds() + 600 };
      return `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${tail}`;
    },
  ],
  ['without a signature', async () => (await token()).replace(/[^.]+$/, '')],
  ['cut short', async () => (await token()).slice(0, -8)],
  ['that is no token', async () => 'a.b.c'],
  ['of a megabyte', async () => `${'a'.repeat(9_000)}.b.c`],
];

test.each(attacks)('case 24: a token %s is no token, on the API and on the stream', async (_, forge) => {
  const forged = `Bearer ${await forge()}`;
  for (const url of ['/api/me', '/api/sse/subscribe', '/api/usernames/dana']) {
    expect(await statusOf(forged, url)).toBe(401);
  }
});

test.each(['', 'Bearer', 'Basic YTpi', 'Bearer a b', 'bearer'])(
  'case 24: the header %j lets nobody in',
  async (header) => {
    expect(await statusOf(header)).toBe(401);
  },
);

test('case 23: a token with the address and the name of somebody else makes a new person', async () => {
  const claims = {
    sub: 'newcomer',
    email: 'ben@trailfolk.example',
    email_verified: true,
    preferred_username: 'ben',
  };
  const answer = await world.app.inject({
    url: '/api/me',
    headers: { authorization: `Bearer ${await token({ claims })}` },
  });
  expect(answer.json()).toMatchObject({ username: null, emailVerified: false });
  expect(answer.json().id).not.toBe(world.ben.personId);
  expect((await world.as(world.ben).get('/api/me')).body).toMatchObject({
    username: 'ben',
    emailVerified: true,
  });
});

test('many first requests of one newcomer make one person', async () => {
  const headers = { authorization: `Bearer ${await token({ claims: { sub: 'in-a-hurry' } })}` };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => world.app.inject({ url: '/api/me', headers })),
  );
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  const { rows } = await world.platform.database.pool.query(`select count(*)::int as left_over from people
    where not exists (select from identities where person_id = people.id)`);
  expect(rows[0].left_over).toBe(0);
});

test('case 39: a suspended person is stopped with the next request', async () => {
  const dora = await world.enter({ username: 'dora' });
  expect((await world.as(dora).get('/api/huddles')).status).toBe(200);
  const { db } = world.platform.database;
  await db.updateTable('people').set({ suspended_at: new Date() }).where('id', '=', dora.personId).execute();
  await publish(db, 'person.changed', { personId: dora.personId });
  await expect.poll(async () => (await world.as(dora).get('/api/huddles')).body.code).toBe('SUSPENDED');
});

async function strangersKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'ES256' };
}

async function signedWithPublicKey(): Promise<string> {
  const { d: _, ...open } = signing;
  const claims = { iss: issuer, sub: world.asha.personId, aud: 'urn:trailfolk:api' };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: signing.kid ?? '' })
    .setExpirationTime('10m')
    .sign(new TextEncoder().encode(JSON.stringify(open)));
}
