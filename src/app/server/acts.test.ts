import { afterAll, beforeAll, expect, test } from 'vitest';
import { newStepKey } from '#areas/carry/server/testing/phone.ts';
import { planOf } from '#areas/huddle/server/testing/plans.ts';
import { MAX_TOGETHER } from '#platform/shared/outbox/rules.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';

const HOUR_MS = 3_600_000;
let world: TestApp;
let huddle: string;
beforeAll(async () => {
  world = await buildTestApp();
  huddle = (await world.as(world.asha).post('/api/huddles', planOf(world.platform.now()))).body.id;
  await world.as(world.ben).put(`/api/huddles/${huddle}/rsvp`, { rsvpType: 'YES' });
});
afterAll(() => world.close());

const pressedAt = (hoursAgo = 0) =>
  new Date(world.platform.now().getTime() - hoursAgo * HOUR_MS).toISOString();

const message = (text: string, key = newStepKey()) => ({
  method: 'POST',
  path: `/api/rooms/${huddle}/messages`,
  body: { text, pictures: [] },
  key,
  pressedAt: pressedAt(),
});

const send = (acts: readonly object[], who: CastMember = world.ben, on = world) =>
  on.as(who).post('/api/acts', { acts });

async function said(text: string): Promise<string[]> {
  const { rows } = await world.platform.database.pool.query(
    'select body from room_messages where room_id = $1 and body like $2 order by created_at, id',
    [huddle, `${text}%`],
  );
  return rows.map((row) => row.body);
}

test('O19 acts are carried out in their order, each answered as a request of its own', async () => {
  const acts = Array.from({ length: MAX_TOGETHER }, (_, at) =>
    message(`In order ${String(at).padStart(2, '0')}`),
  );
  const { status, body } = await send(acts);
  expect(status).toBe(200);
  expect(await said('In order')).toEqual(acts.map((act) => act.body.text));
  const [first] = acts;
  const own = await world
    .as(world.ben)
    .post(first?.path ?? '', first?.body, { 'idempotency-key': first?.key ?? '' });
  expect(body.answers[0]).toEqual({ status: own.status, body: own.text });
  const ids = body.answers.map((answer: { body: string }) => JSON.parse(answer.body).id);
  expect(new Set(ids).size).toBe(MAX_TOGETHER);
});

test('O1, O19 acts that are sent again are done once, and have the answers they had', async () => {
  const acts = [message('Once one'), message('Once two')];
  const first = await send(acts);
  expect((await send(acts)).body).toEqual(first.body);
  expect(await said('Once')).toEqual(['Once one', 'Once two']);
});

test('O4, O19 one that is refused holds no other back, in the language of who sent them', async () => {
  const closed = {
    method: 'PUT',
    path: `/api/huddles/${huddle}/rsvp`,
    body: { rsvpType: 'SURELY' },
    pressedAt: pressedAt(),
  };
  const unknown = { ...message('Nowhere'), path: '/api/nowhere' };
  const { body } = await world
    .as(world.ben)
    .post('/api/acts', { acts: [closed, unknown, message('Behind a no')] }, { 'accept-language': 'de' });
  expect(body.answers.map(({ status }: { status: number }) => status)).toEqual([400, 404, 200]);
  expect(await said('Behind a no')).toHaveLength(1);
});

test('S15, O19 each is held to the bounds of its own operation', async () => {
  const { body } = await send([message('Too long'.repeat(10_000)), message('Short enough')]);
  expect(body.answers.map(({ status }: { status: number }) => status)).toEqual([400, 200]);
  expect(await said('Too long')).toEqual([]);
});

test('O7, O19 each says when it was pressed', async () => {
  const change = {
    method: 'PUT',
    path: `/api/huddles/${huddle}/rsvp`,
    body: { rsvpType: 'MAYBE' },
    pressedAt: pressedAt(3),
  };
  expect((await send([change])).body.answers).toMatchObject([{ status: 200 }]);
  const { rows } = await world.platform.database.pool.query(
    'select pressed_at from participations where huddle_id = $1 and person_id = $2',
    [huddle, world.ben.personId],
  );
  expect(rows[0].pressed_at).toEqual(new Date(change.pressedAt));
});

test('O19 together nobody may do more than alone', async () => {
  const other = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now()));
  const cancel = { method: 'DELETE', path: `/api/huddles/${other.body.id}/draft`, pressedAt: pressedAt() };
  const change = {
    method: 'PUT',
    path: `/api/me/email`,
    body: { email: 'x@y.example' },
    pressedAt: pressedAt(),
  };
  const [alone] = [await world.as(world.ben).delete(cancel.path)];
  expect((await send([cancel])).body.answers[0].status).toBe(alone.status);
  const visitor = await world.as(null).post('/api/acts', { acts: [change] });
  expect(visitor.status).toBe(401);
});

test('O19 what must wait stops those behind it', async () => {
  const strict = await buildTestApp({ RATE_LIMITS: 'true' });
  const feedback = {
    method: 'PUT',
    path: '/api/me/device-key',
    body: { publicKey: `B${'A'.repeat(86)}` },
    pressedAt: pressedAt(),
  };
  const { body } = await send(
    Array.from({ length: 12 }, () => feedback),
    strict.ben,
    strict,
  );
  const statuses = body.answers.map(({ status }: { status: number }) => status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  await strict.close();
});

test.each<[string, object]>([
  ['this operation itself', { path: '/api/acts' }],
  ['the way back to it', { path: '/api/x/../acts' }],
  ['the way back to it, encoded', { path: '/api/x/%2e%2e/acts' }],
  ['a way that stays', { path: '/api/./acts' }],
  ['a page', { path: '/home' }],
  ['another server', { path: '//elsewhere.example/api/acts' }],
  ['a read', { method: 'GET' }],
  ['a time that is none', { pressedAt: 'yesterday' }],
  ['a key that is none', { key: 'with space' }],
])('O19 %s is no act', async (_, changes) => {
  expect((await send([{ ...message('No act'), ...changes }])).status).toBe(400);
  expect(await said('No act')).toEqual([]);
});

test('O19 none, and more than fit into one request, are refused whole', async () => {
  expect((await send([])).status).toBe(400);
  const acts = Array.from({ length: MAX_TOGETHER + 1 }, () => message('Too many'));
  expect((await send(acts)).status).toBe(400);
  expect(await said('Too many')).toEqual([]);
});
