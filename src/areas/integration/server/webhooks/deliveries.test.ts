import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeKeys } from '#platform/server/identity/change-keys.ts';
import { newId } from '#platform/server/new-id.ts';
import { OutsidePoster } from '#platform/server/outside/post-outside.ts';
import { strangersOf } from '#platform/server/outside/strangers.ts';
import { HookStage } from '../testing/hook-stage.ts';
import { isBelieved } from '../testing/listening-program.ts';
import { deliverDue } from './deliver.ts';

let stage: HookStage;
beforeAll(async () => {
  stage = await HookStage.open();
});
afterAll(() => stage.close());
beforeEach(() => stage.begin());

test('I8: a webhook hears of an outing that is published, changed and cancelled, as its maker sees it', async () => {
  const hook = await stage.make();
  const id = await stage.plan({ name: 'Ridge' });
  await stage.world.runJobs();
  const { edition } = (await stage.world.as(stage.owner).get(`/api/huddles/${id}/plan`)).body;
  await stage.world
    .as(stage.owner)
    .put(`/api/huddles/${id}/plan`, { plan: stage.fieldsOf({ name: 'Long ridge' }), edition });
  await stage.world.runJobs();
  await stage.world.as(stage.owner).post(`/api/huddles/${id}/cancellation`, { reason: 'Storm.' });
  await stage.world.runJobs();
  expect(stage.said().map(({ type, data }) => [type, data.outing.name, data.outing.status])).toEqual([
    ['outing.published', 'Ridge', 'PUBLISHED'],
    ['outing.changed', 'Long ridge', 'PUBLISHED'],
    ['outing.cancelled', 'Long ridge', 'CANCELLED'],
  ]);
  expect(stage.said().every(({ data }) => data.communityId === stage.club && data.outing.id === id)).toBe(
    true,
  );
  expect(
    (await stage.deliveries(hook)).map(({ state, status }: { state: string; status: number }) => [
      state,
      status,
    ]),
  ).toEqual(Array(3).fill(['DELIVERED', 200]));
});

test('I8: a webhook hears who joins and who leaves, and only what it asked for', async () => {
  await stage.make();
  await stage.make(stage.owner, { events: ['member.left'] });
  const walker = await stage.joined();
  await stage.world.runJobs();
  expect(stage.said()).toMatchObject([{ type: 'member.joined', data: { member: { id: walker.personId } } }]);
  await stage.world.as(walker).delete(`/api/communities/${stage.club}/membership`);
  await stage.world.runJobs();
  expect(stage.said().map(({ type }) => type)).toEqual(['member.joined', 'member.left', 'member.left']);
});

test('I8: a program believes what is signed, and neither a forged body, a foreign secret, an old time nor the same id twice', async () => {
  const hook = await stage.make();
  await stage.world.as(stage.owner).post(`/api/webhooks/${hook.id}/tests`);
  await stage.world.runJobs();
  const [request] = stage.program.heard;
  if (!request) throw new Error('nothing was heard');
  const now = stage.world.platform.now();
  expect(JSON.parse(request.body)).toMatchObject({ type: 'webhook.test', data: { communityId: stage.club } });
  expect(isBelieved(hook.secret, request, { now })).toBe(true);
  expect(isBelieved(hook.secret, { ...request, body: request.body.replace('test', 'joke') }, { now })).toBe(
    false,
  );
  expect(isBelieved((await stage.make()).secret, request, { now })).toBe(false);
  const later = { ...request.headers, 'webhook-timestamp': String(Math.floor(now.getTime() / 1_000) + 600) };
  expect(
    isBelieved(hook.secret, { ...request, headers: later }, { now: new Date(now.getTime() + 600_000) }),
  ).toBe(false);
  expect(isBelieved(hook.secret, request, { now: new Date(now.getTime() + 301_000) })).toBe(false);
  const known = new Set([String(request.headers['webhook-id'])]);
  expect(isBelieved(hook.secret, request, { now, known })).toBe(false);
});

test('I8: what is sent again comes under the same id with the time of now', async () => {
  const hook = await stage.make();
  await stage.world.as(stage.owner).post(`/api/webhooks/${hook.id}/tests`);
  await stage.world.runJobs();
  stage.world.forward(3_600_000);
  const [{ id }] = await stage.deliveries(hook);
  expect(
    (await stage.world.as(stage.owner).post(`/api/webhooks/${hook.id}/deliveries/${id}/tries`)).status,
  ).toBe(200);
  await stage.world.runJobs();
  const [first, second] = stage.program.heard.map(({ headers }) => headers);
  expect(second?.['webhook-id']).toBe(first?.['webhook-id']);
  expect(Number(second?.['webhook-timestamp']) - Number(first?.['webhook-timestamp'])).toBe(3_600);
  const other = await stage.make();
  expect(
    (await stage.world.as(stage.owner).post(`/api/webhooks/${other.id}/deliveries/${id}/tries`)).status,
  ).toBe(404);
});

test.each([
  [500, 500, null],
  [302, 302, null],
  ['BREAK', null, 'NO_ANSWER'],
] as const)('I8: after %s it is tried again, and nothing is followed', async (answer, status, fault) => {
  const hook = await stage.make();
  stage.program.answer = answer;
  await stage.plan();
  await stage.world.runJobs();
  const now = stage.world.platform.now().getTime();
  expect(await stage.deliveries(hook)).toMatchObject([
    { state: 'WAITING', attempts: 1, status, fault, nextAt: new Date(now + 60_000).toISOString() },
  ]);
  expect((await stage.listed())[0].failingSince).toBe(new Date(now).toISOString());
  stage.world.forward(59_999);
  await stage.retry();
  expect(stage.program.heard).toHaveLength(1);
  stage.world.forward(1);
  stage.program.answer = 204;
  await stage.retry();
  expect(await stage.deliveries(hook)).toMatchObject([
    { state: 'DELIVERED', attempts: 2, status: 204, fault: null },
  ]);
  expect((await stage.listed())[0].failingSince).toBeNull();
  expect(new Set(stage.program.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('I8: a server that does not answer is left at the deadline, and what waits behind it is tried later', async () => {
  const hook = await stage.make();
  await stage.world.runJobs();
  stage.program.answer = 'SILENCE';
  await stage.plan();
  await stage.plan();
  await stage.world.platform.database.pool.query(
    `delete from graphile_worker._private_jobs where key like 'deliver-webhook%'`,
  );
  let isDelivering = true;
  await stage.world.runJobs(async (run, name) => {
    if (name.startsWith('deliver-webhook')) return;
    await run();
  });
  const poster = new OutsidePoster(strangersOf(stage.world.platform.config), 100);
  await deliverDue(stage.world.platform, poster, hook.id).finally(() => {
    isDelivering = false;
  });
  expect(isDelivering).toBe(false);
  const states = (await stage.deliveries(hook)).map(
    ({ attempts, fault }: { attempts: number; fault: string }) => [attempts, fault],
  );
  expect(states.sort()).toEqual([
    [0, null],
    [1, 'NO_ANSWER'],
  ]);
});

test('I8: a delivery is given up within a day, a webhook after three, and its maker hears of it once', async () => {
  const hook = await stage.make();
  stage.program.answer = 503;
  await stage.plan();
  await stage.world.runJobs();
  await stage.failFor(1.5);
  expect(await stage.deliveries(hook)).toMatchObject([{ state: 'FAILED', attempts: 8 }]);
  expect((await stage.listed())[0].offAt).toBeNull();
  for (const days of [1.5, 1.5]) {
    await stage.plan();
    await stage.world.runJobs();
    await stage.failFor(days);
  }
  const [row] = await stage.listed();
  expect(row.offWhy).toBe('FAILING');
  const heard = stage.program.heard.length;
  await stage.plan();
  await stage.retry();
  expect(stage.program.heard).toHaveLength(heard);
  const notices = (await stage.world.as(stage.owner).get('/api/notifications')).body.items;
  const off = notices.filter(({ kind }: { kind: string }) => kind === 'WEBHOOK_OFF');
  expect(off).toHaveLength(1);
  expect(off[0]).toMatchObject({
    object: { type: 'COMMUNITY', id: stage.club },
    facts: { reason: 'FAILING' },
  });
}, 60_000);

test('I8: an address that says that it is gone is switched off at once, and can be switched on again', async () => {
  const hook = await stage.make();
  stage.program.answer = 410;
  await stage.plan();
  await stage.plan();
  await stage.world.runJobs();
  expect((await stage.listed())[0].offWhy).toBe('GONE');
  expect((await stage.deliveries(hook)).map(({ state }: { state: string }) => state)).toEqual([
    'FAILED',
    'FAILED',
  ]);
  const test = () => stage.world.as(stage.owner).post(`/api/webhooks/${hook.id}/tests`);
  expect((await test()).body.code).toBe('WEBHOOK_IS_OFF');
  stage.program.answer = 200;
  await stage.world.as(stage.owner).put(`/api/webhooks/${hook.id}/active`, { active: true });
  stage.world.forward(1_000);
  expect((await test()).status).toBe(200);
  await stage.world.runJobs();
  expect(await stage.listed()).toMatchObject([{ offAt: null, failingSince: null }]);
  expect((await stage.deliveries(hook))[0]).toMatchObject({ event: 'webhook.test', state: 'DELIVERED' });
});

test('I8: what happens while it is switched off by hand is not sent', async () => {
  const hook = await stage.make();
  await stage.world.as(stage.owner).put(`/api/webhooks/${hook.id}/active`, { active: false });
  await stage.plan();
  await stage.world.runJobs();
  await stage.world.as(stage.owner).put(`/api/webhooks/${hook.id}/active`, { active: true });
  await stage.retry();
  expect([stage.program.heard.length, (await stage.deliveries(hook)).length]).toEqual([0, 0]);
});

test('I8: an address that has become one of a private network is not posted to', async () => {
  const hook = await stage.make();
  const { pool } = stage.world.platform.database;
  await pool.query(`update webhooks set url = replace(url, '127.0.0.1', '127.0.0.2') where id = $1`, [
    hook.id,
  ]);
  await stage.plan();
  await stage.world.runJobs();
  expect(await stage.deliveries(hook)).toMatchObject([
    { state: 'WAITING', fault: 'CLOSED_ADDRESS', status: null },
  ]);
});

test('I8: what its maker may not see is left out: a private outing, and everything once they are suspended', async () => {
  const hook = await stage.make();
  await stage.plan({ privacy: 'PRIVATE' });
  await stage.world.runJobs();
  await stage.world.platform.database.pool.query('update people set suspended_at = now() where id = $1', [
    stage.owner.personId,
  ]);
  await stage.world.platform.database.pool.query(
    `insert into webhook_deliveries (id, webhook_id, event, about, happened_at, created_at, state, next_at)
     values ($1, $2, 'webhook.test', '{}', $3, $3, 'WAITING', $3)`,
    [newId<string>(), hook.id, stage.world.platform.now()],
  );
  await stage.retry();
  const { rows } = await stage.world.platform.database.pool.query(
    'select state from webhook_deliveries where webhook_id = $1',
    [hook.id],
  );
  expect([stage.program.heard.length, rows.map(({ state }) => state)]).toEqual([0, ['LEFT_OUT', 'LEFT_OUT']]);
});

test('I8: two processes that take turns send each delivery once', async () => {
  const hook = await stage.make();
  for (let count = 0; count < 6; count += 1) await stage.plan();
  await stage.world.runJobs((run, name) => (name.startsWith('deliver-webhook') ? Promise.resolve() : run()));
  const poster = new OutsidePoster(strangersOf(stage.world.platform.config));
  await Promise.all([1, 2, 3].map(() => deliverDue(stage.world.platform, poster, hook.id)));
  const ids = stage.program.heard.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
});

test('I8: a webhook is signed as before when the keys that seal secrets were replaced', async () => {
  const hook = await stage.make();
  await changeKeys(stage.world.platform, { leaked: true, pause: 0 });
  await stage.world.as(stage.owner).post(`/api/webhooks/${hook.id}/tests`);
  await stage.world.runJobs();
  const [request] = stage.program.heard;
  expect(request && isBelieved(hook.secret, request, { now: stage.world.platform.now() })).toBe(true);
});
