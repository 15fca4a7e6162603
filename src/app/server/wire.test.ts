import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';

let world: TestApp;
let huddleId: string;
let communityId: string;
const plan = {
  name: 'Fog above the lake',
  activity: 'HIKING',
  timeZone: 'America/Denver',
  startDateTime: '2026-06-09T08:00:00+02:00',
  endDateTime: '2026-06-09T12:00:00+02:00',
};
beforeAll(async () => {
  world = await buildTestApp();
  huddleId = (await world.as(world.asha).post('/api/huddles', plan)).body.id;
  communityId = (await world.as(world.asha).post('/api/communities', { name: 'Fog walkers' })).body.id;
});
afterAll(() => world.close());

interface Operation {
  readonly operationId: string;
  readonly security?: readonly unknown[];
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

async function document(): Promise<{ openapi: string; paths: Paths }> {
  return (await world.as(null).get('/api/openapi.json')).body;
}

test('what needs no login stands under /api/public and nothing else does; the rest asks for the bearer token (API-1)', async () => {
  const { paths } = await document();
  expect(Object.keys(paths).length).toBeGreaterThan(100);
  expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  for (const [path, methods] of Object.entries(paths)) {
    for (const { security, operationId } of Object.values(methods)) {
      expect([operationId, security?.length === 0]).toEqual([operationId, path.includes('/api/public/')]);
    }
  }
  expect((await world.as(null).get(`/api/public/huddles/${huddleId}`)).status).toBe(200);
  // A token on a public path changes nothing, not even one that is no token.
  const forged = await world
    .as(null)
    .get(`/api/public/huddles/${huddleId}`, { authorization: 'Bearer nothing' });
  expect(forged.status).toBe(200);
  expect((await world.as(null).get(`/api/huddles/${huddleId}`)).status).toBe(401);
});

test('the paths that were agreed on are there, and all others are plural nouns (API-2)', async () => {
  const { personId } = world.asha;
  const agreed = [
    `/api/user/${personId}/pic`,
    `/api/user/${personId}/cover`,
    `/api/huddles/${huddleId}/cover`,
  ];
  const ofCommunity = ['cover', 'logo'].map((picture) => `/api/communities/${communityId}/${picture}`);
  for (const url of [...agreed, ...ofCommunity]) {
    const { status, headers } = await world.as(world.asha).get(url);
    expect([url, status]).toEqual([url, 200]);
    expect(headers['content-type']).toMatch(/^image\//);
  }
  expect((await world.as(null).get(`/api/public/user/${personId}/pic`)).status).toBe(200);
  const { paths } = await document();
  expect(paths['/api/sse/subscribe']?.get).toBeDefined();
  const nouns = Object.keys(paths).flatMap((path) =>
    [...path.matchAll(/([\w-]+)\/\{(\w+)\}/g)].map(([, noun = '', id]) => ({ noun, id })),
  );
  // Secret words stand behind what they do, names behind `of`: `unsubscribe/{token}`, `posts/of/{username}`.
  const named = nouns.filter(({ noun, id }) => id !== 'token' && noun !== 'of').map(({ noun }) => noun);
  const singular = named.filter((noun) => !noun.endsWith('s') && noun !== 'people');
  expect([...new Set(singular)].sort()).toEqual(['user']);
});

test('a command answers with a sentence, a failure with a problem whose first error is a sentence (API-3)', async () => {
  const done = await world.as(world.ben).put(`/api/huddles/${huddleId}/rsvp`, { rsvpType: 'YES' });
  expect(done.body).toMatchObject({ error: false, message: expect.stringMatching(/\w+.*\.$/) });
  const refused = await world.as(world.asha).put(`/api/huddles/${huddleId}/rsvp`, { rsvpType: 'YES' });
  expect(refused.headers['content-type']).toContain('application/problem+json');
  const { title, status, detail, type, errors, message } = refused.body;
  expect(refused.body.error).toBe(true);
  expect([status, type, typeof title]).toEqual([
    refused.status,
    expect.stringMatching(/^urn:problem:/),
    'string',
  ]);
  expect(errors).toEqual([message]);
  expect(detail).toBe(message);
});

test('the contract is published as an OpenAPI 3.1 document and as a page that names every operation (API-4)', async () => {
  const { openapi, paths } = await document();
  expect(openapi).toMatch(/^3\.1\./);
  const page = await world.as(null).get('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  for (const { operationId } of operations) expect(page.text).toContain(operationId);
});

test('each way to be wrong has its answer: 400 names the fields, then 401, 403, 404, 409 and 422 with the code of the rule (API-5)', async () => {
  const as = world.as(world.ben);
  const wrong = await as.post('/api/huddles', {
    ...plan,
    name: 'x'.repeat(10_000),
    capacity: -1,
    owner: 'me',
  });
  expect(wrong.status).toBe(400);
  const named = ['name', 'capacity', 'owner'].map((field) =>
    wrong.body.errors.some((fault: string) => fault.includes(field)),
  );
  expect(named).toEqual([true, true, true]);
  expect((await as.get('/api/huddles?unknown=1')).status).toBe(400);
  expect((await world.as(null).post('/api/huddles', plan)).status).toBe(401);
  const late = await world.enter({ username: 'unset', onboarded: false });
  expect((await world.as(late).post('/api/huddles', plan)).status).toBe(403);
  const secret = await world.as(world.asha).post('/api/huddles', { ...plan, privacy: 'PRIVATE' });
  const [hidden, none] = [secret.body.id, '0198aaaa-0000-7000-8000-000000000000'];
  for (const id of [hidden, none]) expect((await as.get(`/api/huddles/${id}`)).status).toBe(404);
  const asked = await as.post('/api/aurora/questions', { question: 'hello' });
  const early = await as.put(`/api/aurora/turns/${asked.body.turnId}/thumb`, { thumb: 'UP' });
  expect([early.status, early.body.code]).toEqual([409, 'NOT_ANSWERED']);
  const rule = await as.put(`/api/huddles/${huddleId}/rsvp`, { rsvpType: 'YES', guests: { KID: 2 } });
  expect(rule.status).toBe(422);
  expect(rule.body.code).toMatch(/^[A-Z_]+$/);
});

test('who asks too often is told when to come back (API-5)', async () => {
  const limited = await buildTestApp({ RATE_LIMITS: 'true' });
  const answers = [];
  for (let turn = 0; turn < 21; turn += 1) {
    answers.push(await limited.as(limited.ben).post('/api/aurora/questions', { question: 'hello' }));
  }
  const last = answers.at(-1);
  expect(last?.status).toBe(429);
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  await limited.close();
});

test('ids rise with time, times are UTC whatever was sent, and a huddle keeps the zone of its venue (API-7)', async () => {
  const { body } = await world.as(world.ben).get(`/api/huddles/${huddleId}`);
  expect(body.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(body.startDateTime).toMatch(/^2026-06-09T06:00:00(?:\.000)?Z$/);
  expect(body.timeZone).toBe('America/Denver');
});
