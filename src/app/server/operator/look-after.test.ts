import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueue } from '#platform/server/enqueue.ts';
import { newId } from '#platform/server/new-id.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import type { CastMember } from '../testing/cast.ts';
import { runOperator } from './run-operator.ts';

let world: TestApp;
let olga: CastMember;
beforeAll(async () => {
  world = await buildTestApp();
  olga = await world.enter({ username: 'olga' });
  await run('grant', 'operator', 'olga');
});
afterAll(() => world.close());

const run = (...words: string[]) => runOperator(world.platform, words, 'root@here');
const as = () => world.as(olga);
const health = async () => (await as().get('/api/operator')).body;
const latest = async () => (await health()).acts[0];

async function help(personId: string, act: string) {
  world.forward(1_000);
  return as().put(`/api/operator/people/${personId}/help`, { help: act });
}

test('ADM-4: an operator sees how the site is; nobody else does', async () => {
  expect(await health()).toMatchObject({
    versions: { program: '0.1.0', node: process.version },
    database: { bytes: expect.any(Number) },
    mails: { sending: false, waiting: 0, refused: 0 },
    storage: { where: 'DISK', freeBytes: expect.any(Number) },
    backups: null,
    readOnly: null,
    banners: [],
  });
  for (const path of ['', '/jobs', '/mails', '/sender', '/people?words=ben'])
    expect((await world.as(world.ben).get(`/api/operator${path}`)).status).toBe(403);
});

test('ADM-4: a job that failed is shown with its fault and run again, and that is logged', async () => {
  const { db, pool } = world.platform.database;
  await enqueue(db, [{ task: 'forget-old-mails', payload: {} }]);
  await pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no room'`,
  );
  const { items } = (await as().get('/api/operator/jobs')).body;
  expect(items).toMatchObject([{ task: 'forget-old-mails', error: 'no room', running: false }]);
  expect((await as().put(`/api/operator/jobs/${items[0].id}/retry`)).status).toBe(200);
  expect((await pool.query('select attempts from graphile_worker.jobs')).rows).toEqual([{ attempts: 0 }]);
  expect(await latest()).toMatchObject({
    operator: '@olga',
    words: `retry-job  forget-old-mails ${items[0].id}`,
  });
  expect((await as().put('/api/operator/jobs/999999/retry')).status).toBe(404);
  await pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w'`);
  expect((await as().put(`/api/operator/jobs/${items[0].id}/retry`)).body.code).toBe('JOB_UNDER_WAY');
  await pool.query('delete from graphile_worker._private_jobs');
});

test('ADM-4: mails that did not leave are listed with what the mail server said', async () => {
  const at = world.platform.now();
  const add = (id: string, error: string | null) =>
    world.platform.database.pool.query(
      `insert into mail_outbox (id, kind, to_address, mailbox, subject, created_at, last_error)
       values ($1, 'verify', 'nobody@example.org', 'nobody@example.org', 'Hello', $2, $3)`,
      [id, at, error],
    );
  const [first, second] = [newId<string>(), newId<string>()];
  await add(first, '550 no such mailbox');
  await add(second, null);
  const page = (await as().get('/api/operator/mails?limit=1')).body;
  expect(page).toMatchObject({ items: [{ id: second, error: null }], next: second });
  const rest = (await as().get(`/api/operator/mails?limit=1&after=${page.next}`)).body;
  expect(rest).toMatchObject({ items: [{ id: first, error: '550 no such mailbox' }], next: null });
  expect((await health()).mails).toMatchObject({ waiting: 2, refused: 1 });
});

test('ADM-4, N20: refusals are counted by receiver, without what was kept back here', async () => {
  const add = (to: string, refusal: string, hours: number) =>
    world.platform.database.pool.query(
      `insert into mail_outbox (id, kind, to_address, mailbox, subject, created_at, last_error, refused_at, refusal)
       values ($1, 'news', $2, $2, 'News', $3, '550 ' || $4, $3, $4)`,
      [newId<string>(), to, new Date(world.platform.now().getTime() - hours * 3_600_000), refusal],
    );
  await add('a@big.example', 'GONE', 3);
  await add('b@big.example', 'REFUSED', 1);
  await add('c@small.example', 'LATER', 2);
  await add('d@small.example', 'STOPPED', 1);
  await add('e@old.example', 'GONE', 31 * 24);
  const { checks, refusals } = (await as().get('/api/operator/sender')).body;
  expect(refusals).toMatchObject([
    { receiver: 'big.example', mails: 2, refusal: 'REFUSED', said: '550 REFUSED' },
    { receiver: 'small.example', mails: 1, refusal: 'LATER' },
  ]);
  expect(checks[0]).toEqual({ check: 'SERVER', about: 'trailfolk.example', faults: ['SENDER_EXAMPLE'] });
});

test('ADM-4: a person is found by name or address, and helped; each act is logged under who did it', async () => {
  const nils = await world.enter({ username: 'nils', emailVerified: false });
  const find = async (words: string) =>
    (await as().get(`/api/operator/people?words=${encodeURIComponent(words)}`)).body.items;
  expect(await find('@NILS')).toMatchObject([
    { id: nils.personId, emailVerified: false, powers: [], me: false },
  ]);
  expect(await find('nils@trailfolk.example')).toHaveLength(1);
  expect(await find('nil')).toEqual([]);
  expect((await help(nils.personId, 'VERIFY_EMAIL')).status).toBe(200);
  expect(await latest()).toMatchObject({ operator: '@olga', words: 'verify-email  @nils' });
  expect((await help(nils.personId, 'GRANT_BETA')).status).toBe(200);
  expect(await find('nils')).toMatchObject([{ emailVerified: true, powers: ['beta'] }]);
  expect((await help(nils.personId, 'END_LOG_INS')).status).toBe(200);
  expect(await latest()).toMatchObject({ words: 'end-log-ins  @nils' });
  expect((await help(nils.personId, 'SUSPEND')).status).toBe(200);
  expect(await find('nils')).toMatchObject([{ suspended: true }]);
  expect((await help(nils.personId, 'LIFT')).status).toBe(200);
  expect((await help(newId(), 'SUSPEND')).status).toBe(404);
});

test('ADM-4: nobody suspends themselves, and the last operator cannot remove themselves', async () => {
  expect((await help(olga.personId, 'SUSPEND')).body.code).toBe('NOT_YOURSELF');
  expect((await help(olga.personId, 'REVOKE_OPERATOR')).body.code).toBe('LAST_OPERATOR');
  await help(world.asha.personId, 'GRANT_OPERATOR');
  expect((await help(olga.personId, 'REVOKE_OPERATOR')).status).toBe(200);
  await expect.poll(async () => (await as().get('/api/operator')).status).toBe(403);
  await run('grant', 'operator', 'olga');
  await expect.poll(async () => (await as().get('/api/operator')).status).toBe(200);
  await run('revoke', 'operator', 'asha');
});

test('ADM-4: while people can only read, whatever they change is answered 503 with a sentence; operators end it', async () => {
  const ben = world.as(world.ben);
  const bio = async (locale: string) =>
    ben
      .patch('/api/me', { bio: 'Up early.' }, { 'accept-language': locale })
      .then(({ status, body }) => [status, body]);
  expect((await as().put('/api/operator/read-only', { on: true })).status).toBe(200);
  await expect.poll(async () => (await bio('en'))[0]).toBe(503);
  expect((await bio('en'))[1]).toMatchObject({ code: 'READ_ONLY', params: { retryAfter: 120 } });
  expect((await ben.get('/api/me')).status).toBe(200);
  expect((await world.as(null).get('/api/public/banners')).body).toEqual({ readOnly: true, banners: [] });
  expect((await health()).readOnly).toMatchObject({ operator: '@olga' });
  expect((await run('read-only', 'on')).lines).toEqual(['It is so already.']);
  expect((await as().put('/api/operator/read-only', { on: false })).status).toBe(200);
  await expect.poll(async () => (await bio('en'))[0]).toBe(200);
});

test('ADM-4: a banner stands above every page until its time, in both languages, or is ended before', async () => {
  const soon = new Date(world.platform.now().getTime() + 3_600_000).toISOString();
  const say = (id: string, until = soon) =>
    as().put(`/api/operator/banners/${id}`, {
      words: 'Back at five.',
      germanWords: 'Um fünf zurück.',
      until,
    });
  const shown = async () => (await world.as(null).get('/api/public/banners')).body.banners;
  const [id, other] = [newId<string>(), newId<string>()];
  expect((await say(id)).status).toBe(200);
  expect((await say(id)).status).toBe(200);
  expect(await shown()).toEqual([
    { id, words: 'Back at five.', germanWords: 'Um fünf zurück.', until: soon },
  ]);
  expect((await say(other, world.platform.now().toISOString())).body.code).toBe('BANNER_IS_OVER');
  for (const more of [other, newId<string>()]) expect((await say(more)).status).toBe(200);
  expect((await say(newId<string>())).body.code).toBe('TOO_MANY_BANNERS');
  expect((await as().delete(`/api/operator/banners/${id}`)).status).toBe(200);
  expect((await as().delete(`/api/operator/banners/${id}`)).status).toBe(404);
  expect(await shown()).toHaveLength(2);
  world.forward(3_600_000);
  expect(await shown()).toEqual([]);
});

test('ADM-4: the command line does the same by the same functions', async () => {
  expect((await run('health')).lines.join('\n')).toContain('PostgreSQL');
  expect((await run('settings')).lines).toContain('PORT                   3000');
  expect((await run('banner', '2026-12-01T18:00Z', 'Back soon.', 'Bald zurück.')).ok).toBe(true);
  const [banner] = (await run('banners')).lines;
  expect(banner).toContain('Back soon.');
  expect((await run('end-banner', banner?.split(' ')[0] ?? '')).lines).toEqual(['Done.']);
  expect((await run('banner', '2020-01-01', 'Too late.')).lines).toEqual(['Refused: BANNER_IS_OVER']);
  expect((await run('find', 'ben')).lines[0]).toContain('@ben');
  expect((await run('end-log-ins', 'ben')).lines).toEqual(['Done.']);
  expect((await run('verify-email', 'ben')).lines).toEqual(['It is so already.']);
  for (const words of [['jobs'], ['mails'], ['log']]) expect((await run(...words)).ok).toBe(true);
  for (const words of [['retry', 'x'], ['read-only', 'maybe'], ['end-banner', '1'], ['find']])
    expect((await run(...words)).ok).toBe(false);
  expect((await run('log', '1')).lines[0]).toContain('end-log-ins  @ben');
});

test('ADM-4: who helps people has logged in within ten minutes, or shows who they are', async () => {
  const dora = await world.enter({ username: 'dora.operates' });
  await run('grant', 'operator', 'dora.operates');
  const suspend = (act: string) =>
    world.as(dora).put(`/api/operator/people/${world.cleo.personId}/help`, { help: act });
  world.forward(10 * 60_000);
  expect((await suspend('SUSPEND')).status).toBe(200);
  world.forward(1_000);
  expect(await suspend('LIFT')).toMatchObject({ status: 403, body: { code: 'LOG_IN_AGAIN' } });
  expect(
    (await world.as(world.ben).put(`/api/operator/people/${dora.personId}/help`, { help: 'SUSPEND' })).body
      .code,
  ).toBe('NOT_AN_OPERATOR');
});
