import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueue } from '#platform/server/enqueue.ts';
import { freeJobsOfTheDead } from '#platform/server/job-workers.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { jobPlan, jobQueues } from './jobs.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp({ MAIL_URL: 'smtp://127.0.0.1:9' });
});
afterAll(() => world.close());

test('every job has one queue, and what recurs recurs in the queue of its job', () => {
  const queues = jobQueues(world.platform);
  const inLanes = queues.flatMap(({ tasks }) => Object.keys(tasks)).sort();
  expect(inLanes).toEqual(Object.keys(jobPlan(world.platform).tasks).sort());
  for (const { tasks, crontab } of queues) {
    const recurring = crontab.map((line) => line.split(' ').at(-1) ?? '');
    expect(Object.keys(tasks)).toEqual(expect.arrayContaining(recurring));
  }
});

test('a mail server that hangs holds up no news', async () => {
  const mails = Promise.withResolvers<void>();
  const news = Promise.withResolvers<string>();
  const jobs = await startJobs(world.platform, [
    {
      tasks: { 'hanging-mail': () => mails.promise },
      crontab: [],
      concurrency: 1,
      held: 6,
      pollIntervalMs: 2_000,
    },
    {
      tasks: { 'the-news': async () => news.resolve('told') },
      crontab: [],
      concurrency: 1,
      held: 6,
      pollIntervalMs: 2_000,
    },
  ]);
  const hanging = Array.from({ length: 3 }, () => ({ task: 'hanging-mail', payload: {} }));
  await enqueue(world.platform.database.db, [...hanging, { task: 'the-news', payload: {} }]);
  expect(await news.promise).toBe('told');
  mails.resolve();
  await jobs.stop();
});

test('each job is seen when it is enqueued, however long a queue would wait before it looks by itself', async () => {
  const done: string[] = [];
  const note = async (payload: unknown) => {
    done.push((payload as { name: string }).name);
  };
  const tasks = { 'noted-job': note };
  const jobs = await startJobs(world.platform, [
    { tasks, crontab: [], concurrency: 1, held: 1, pollIntervalMs: 3_600_000 },
  ]);
  const { db } = world.platform.database;
  for (const name of ['first', 'second', 'third', 'fourth']) {
    await enqueue(db, [{ task: 'noted-job', payload: { name } }]);
    await expect.poll(() => done, { interval: 5 }).toContain(name);
  }
  const many = Array.from({ length: 20 }, (_, at) => `of many ${at}`);
  await enqueue(
    db,
    many.map((name) => ({ task: 'noted-job', payload: { name } })),
  );
  await expect.poll(() => done.length, { interval: 5 }).toBe(24);
  await jobs.stop();
});

test('a job that takes long stays with its process as long as that lives', async () => {
  const { pool, db } = world.platform.database;
  const began = Promise.withResolvers<void>();
  const ends = Promise.withResolvers<void>();
  const long = async () => {
    began.resolve();
    await ends.promise;
  };
  const jobs = await startJobs(world.platform, [
    { tasks: { 'long-job': long }, crontab: [], concurrency: 1, held: 6, pollIntervalMs: 2_000 },
  ]);
  await enqueue(db, [{ task: 'long-job', payload: {} }]);
  await began.promise;
  await pool.query(`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'
    where locked_at is not null`);
  const locked = async () => {
    const found = await pool.query(
      `select locked_by from graphile_worker.jobs where task_identifier = 'long-job'`,
    );
    return found.rows[0]?.locked_by;
  };
  const holder = await locked();
  await freeJobsOfTheDead(pool);
  expect(holder).toMatch(/\w/);
  expect(await locked()).toBe(holder);
  ends.resolve();
  await jobs.stop();
});
