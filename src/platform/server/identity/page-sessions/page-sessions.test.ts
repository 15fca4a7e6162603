import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { purgeExpired } from '../purge-expired.ts';
import { GRACE_S, ROTATE_AFTER_S } from './rotation.ts';

let world: TestApp;
let origin: string;
let cookie: string;
beforeAll(async () => {
  world = await buildTestApp();
  origin = world.platform.config.PUBLIC_ORIGIN;
  for (const { personId, username } of [world.asha, world.ben]) {
    await world.platform.database.pool.query(
      `insert into identity_accounts (id, email, password_hash) values ($1, $2, '-')`,
      [personId, `${username}@trailfolk.example`],
    );
  }
});
afterAll(() => world.close());
beforeEach(async () => {
  cookie = await begin(world.asha);
});

/** The cookie of a new session. */
async function begin(member: CastMember, shown?: string): Promise<string> {
  const headers = { origin, authorization: `Bearer ${member.token}`, ...(shown && { cookie: shown }) };
  const answer = await world.app.inject({ method: 'PUT', url: '/auth/session', headers });
  expect(answer.statusCode).toBe(204);
  return cookieIn(answer) ?? '';
}

function cookieIn({ headers }: { headers: Readonly<Record<string, unknown>> }): string | undefined {
  return headers['set-cookie'] === undefined ? undefined : String(headers['set-cookie']).split(';')[0];
}

function askToken(shown: string, headers: Readonly<Record<string, string>> = { origin }) {
  return world.app.inject({ method: 'POST', url: '/auth/token', headers: { ...headers, cookie: shown } });
}

async function opens(shown: string): Promise<boolean> {
  return (await askToken(shown)).statusCode === 200;
}

/** As if the secret had been sent so many seconds ago. */
async function makeOld(shown: string, seconds: number): Promise<void> {
  await world.platform.database.pool.query(
    `update page_sessions set rotated_at = now() - $2 * interval '1 second' where id = $1`,
    [/=([^.]+)/.exec(shown)?.[1], seconds],
  );
}

async function rotated(): Promise<string> {
  await makeOld(cookie, ROTATE_AFTER_S);
  const next = cookieIn(await askToken(cookie));
  expect(next).toBeDefined();
  expect(next).not.toBe(cookie);
  return next ?? '';
}

test('a session gives a token of its person, which the API takes', async () => {
  const { token, subject } = (await askToken(cookie)).json();
  const me = await world.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } });
  expect(me.json()).toMatchObject({ id: world.asha.personId, username: 'asha' });
  expect(subject).toBe(world.asha.personId);
});

test('the cookie is for our pages alone: no script, no other site, no other path to the API', async () => {
  const headers = { origin, authorization: `Bearer ${world.asha.token}` };
  const answer = await world.app.inject({ method: 'PUT', url: '/auth/session', headers });
  const secure = origin.startsWith('https:');
  expect(String(answer.headers['set-cookie'])).toMatch(/; Path=\/; .*HttpOnly; SameSite=Lax/);
  expect(String(answer.headers['set-cookie']).includes('; Secure')).toBe(secure);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a site of the same name with another port', { origin: 'http://localhost:1' }],
  ['a page that says it is of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of a neighbouring host', { 'sec-fetch-site': 'same-site' }],
  ['nobody knows where', {}],
])('%s gets no token, and ends nothing', async (_, headers) => {
  expect((await askToken(cookie, headers)).statusCode).toBe(204);
  const asked = { ...headers, cookie };
  expect(
    (await world.app.inject({ method: 'DELETE', url: '/auth/session', headers: asked })).statusCode,
  ).toBe(401);
  expect(await opens(cookie)).toBe(true);
});

test('nobody begins a session without a token, and a session that was made up opens nothing', async () => {
  for (const authorization of [undefined, 'Bearer x.y.z']) {
    const headers = { origin, cookie, ...(authorization && { authorization }) };
    const answer = await world.app.inject({ method: 'PUT', url: '/auth/session', headers });
    expect([answer.statusCode, cookieIn(answer)]).toEqual([401, undefined]);
  }
  const [name] = cookie.split('=');
  const id = '00000000-0000-4000-8000-000000000000';
  for (const value of ['', 'x', `${id}.${'a'.repeat(43)}`, `${id}.${'a'.repeat(42)}`]) {
    expect(await opens(`${name}=${value}`)).toBe(false);
  }
});

test('a browser that begins again leaves no session behind; somebody else who begins there takes nothing over', async () => {
  const next = await begin(world.ben, cookie);
  expect(await opens(cookie)).toBe(false);
  const { subject } = (await askToken(next)).json();
  expect(subject).toBe(world.ben.personId);
});

test('a secret is replaced after an hour, and pages asked for together still come', async () => {
  await makeOld(cookie, ROTATE_AFTER_S - 5);
  expect(cookieIn(await askToken(cookie))).toBeUndefined();
  const next = await rotated();
  expect(await opens(cookie)).toBe(true);
  expect(await opens(next)).toBe(true);
});

test('who shows a secret that was replaced and used since is a second one: both are out', async () => {
  const next = await rotated();
  expect(await opens(next)).toBe(true);
  await makeOld(next, GRACE_S);
  expect(await opens(cookie)).toBe(false);
  expect(await opens(next)).toBe(false);
});

test('an answer that was lost on the way costs nobody their session', async () => {
  await rotated();
  await makeOld(cookie, GRACE_S);
  const again = cookieIn(await askToken(cookie)) ?? '';
  expect(again).not.toBe('');
  expect(await opens(again)).toBe(true);
});

test('two that renew at once leave one secret, which stands', async () => {
  await makeOld(cookie, ROTATE_AFTER_S);
  const answers = await Promise.all([askToken(cookie), askToken(cookie), askToken(cookie)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const [next, ...more] = answers.flatMap((answer) => cookieIn(answer) ?? []);
  expect(more).toEqual([]);
  expect(await opens(next ?? '')).toBe(true);
});

test('a session ends with its time, and by who has it', async () => {
  const other = await begin(world.ben);
  const { pool } = world.platform.database;
  await pool.query(`update page_sessions set expires_at = now() where person_id = $1`, [world.ben.personId]);
  expect(await opens(other)).toBe(false);
  const headers = { origin, cookie };
  const ended = await world.app.inject({ method: 'DELETE', url: '/auth/session', headers });
  expect(cookieIn(ended)).toMatch(/session=$/);
  expect(await opens(cookie)).toBe(false);
  await purgeExpired(world.platform);
  const left = await pool.query('select 1 from page_sessions where person_id = $1', [world.ben.personId]);
  expect(left.rowCount).toBe(0);
});

test('API-1: the API takes no cookie, whatever is asked of it', async () => {
  const { paths } = (await world.as(null).get('/api/openapi.json')).body as {
    paths: Record<string, Record<string, { security?: unknown[] }>>;
  };
  let tried = 0;
  for (const [path, methods] of Object.entries(paths)) {
    if (path.startsWith('/api/public/')) continue;
    for (const method of Object.keys(methods)) {
      const url = path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      const headers = { origin, cookie, 'content-type': 'application/json' };
      const call = { method: method.toUpperCase() as 'GET', url, headers };
      const answer = await world.app.inject(method === 'get' ? call : { ...call, payload: '{}' });
      // Some bodies are looked at first; nothing is done for either.
      expect([400, 401, 415], `${method} ${path}`).toContain(answer.statusCode);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(150);
});
