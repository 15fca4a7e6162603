import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAIL_NOTIFICATIONS } from '#areas/notification/server/mails/writes.ts';
import { MAIL_NEW_PASSWORD } from '#platform/server/identity/mail-new-password.ts';
import { queueMails, SEND_MAIL, SEND_NEWS } from '#platform/server/mail/queue-mail.ts';
import { inTransaction } from '#platform/server/write.ts';
import { jobQueues } from './jobs.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp({ MAIL_URL: 'smtp://127.0.0.1:9' });
});
afterAll(() => world.close());

const laneOf = (task: string) => jobQueues(world.platform).findIndex(({ tasks }) => task in tasks);

test('NOT-5: a new password waits behind nothing that is sent to many', () => {
  expect(laneOf(SEND_MAIL)).toBe(laneOf(MAIL_NEW_PASSWORD));
  expect(laneOf(SEND_NEWS)).toBe(laneOf(MAIL_NOTIFICATIONS));
  expect(laneOf(SEND_MAIL)).not.toBe(laneOf(SEND_NEWS));
});

test('NOT-5: what its reader can end, and what goes to many, is sent in the lane of news', async () => {
  const letter = { subject: 'Hello', heading: 'Hello', paragraphs: [] };
  await inTransaction(world.platform.database, async (tx) => {
    await queueMails(world.platform, tx, [
      { kind: 'news', stream: 'DIGEST', to: 'a@mail.example', letter, unsubscribe: '/unsubscribe/x' },
      { kind: 'list', stream: 'CLUB', to: 'c@mail.example', letter, toMany: true },
      { kind: 'password', stream: 'SECURITY', to: 'b@mail.example', letter },
    ]);
    return 'DONE';
  });
  const { rows } = await world.platform.database.pool.query(
    `select m.kind, j.task_identifier from mail_outbox m join graphile_worker._private_jobs p on p.payload->>'id' = m.id::text
     join graphile_worker.jobs j on j.id = p.id order by m.kind`,
  );
  expect(rows).toEqual([
    { kind: 'list', task_identifier: SEND_NEWS },
    { kind: 'news', task_identifier: SEND_NEWS },
    { kind: 'password', task_identifier: SEND_MAIL },
  ]);
});

test.each(['maxAttempts', 'mostAttempts'])(
  'API-6: a job says its limit of attempts, by %s too',
  async (name) => {
    const { pool } = world.platform.database;
    const job = { task: `limited-by-${name}`, payload: {}, [name]: 3 };
    await pool.query('select enqueue_jobs($1)', [JSON.stringify([job])]);
    const { rows } = await pool.query(
      'select max_attempts from graphile_worker.jobs where task_identifier = $1',
      [job.task],
    );
    expect(rows).toEqual([{ max_attempts: 3 }]);
  },
);

test('what is enqueued is named before it is counted', async () => {
  const { pool } = world.platform.database;
  const client = await pool.connect();
  const heard: Record<string, unknown>[] = [];
  client.on('notification', ({ payload = '' }) => heard.push(JSON.parse(payload)));
  await client.query('listen "jobs:insert"');
  const jobs = ['named-2', 'named-1', 'named-2'].map((task) => ({ task, payload: {} }));
  await pool.query('select enqueue_jobs($1)', [JSON.stringify(jobs)]);
  await expect.poll(() => heard).toHaveLength(2);
  expect(heard).toMatchObject([{ count: 0, tasks: ['named-1', 'named-2'] }, { count: 3 }]);
  await client.query('unlisten *');
  client.release();
});
