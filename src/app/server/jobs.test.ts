import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueue } from '#platform/server/enqueue.ts';
import { freeJobsOfTheDead } from '#platform/server/job-workers.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { jobLanes, jobPlan } from './jobs.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp({ MAIL_URL: 'smtp://127.0.0.1:9' });
});
afterAll(() => world.close());

test('every job has one lane, and what recurs recurs in the lane of its job', () => {
  const lanes = jobLanes(world.platform);
  const inLanes = lanes.flatMap(({ tasks }) => Object.keys(tasks)).sort();
  expect(inLanes).toEqual(Object.keys(jobPlan(world.platform).tasks).sort());
  for (const { tasks, crontab } of lanes) {
    const recurring = crontab.map((line) => line.split(' ').at(-1) ?? '');
    expect(Object.keys(tasks)).toEqual(expect.arrayContaining(recurring));
  }
});

test('a mail server that hangs holds up no news', async () => {
  const mails = Promise.withResolvers<void>();
  const news = Promise.withResolvers<string>();
  const jobs = await startJobs(world.platform, [
    { tasks: { 'hanging-mail': () => mails.promise }, crontab: [], atOnce: 1, looksEvery: 100 },
    { tasks: { 'the-news': async () => news.resolve('told') }, crontab: [], atOnce: 1, looksEvery: 100 },
  ]);
  const hanging = Array.from({ length: 3 }, () => ({ task: 'hanging-mail', payload: {} }));
  await enqueue(world.platform.database.db, [...hanging, { task: 'the-news', payload: {} }]);
  expect(await news.promise).toBe('told');
  mails.resolve();
  await jobs.stop();
});

test('what is enqueued while a lane rests after a look is fetched when the rest is over', async () => {
  const done: string[] = [];
  const note = async (payload: unknown) => {
    done.push((payload as { name: string }).name);
  };
  const lane = { tasks: { 'noted-job': note }, crontab: [], atOnce: 1, looksEvery: 50 };
  const jobs = await startJobs(world.platform, [lane]);
  const { db } = world.platform.database;
  const names = ['first', 'second', 'third', 'fourth'];
  const begun = performance.now();
  for (const name of names) {
    await enqueue(db, [{ task: 'noted-job', payload: { name } }]);
    await expect.poll(() => done, { interval: 5 }).toContain(name);
  }
  // A look that nobody asks for comes two seconds after the last: three of them would take six.
  expect(performance.now() - begun).toBeLessThan(4_000);
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
    { tasks: { 'long-job': long }, crontab: [], atOnce: 1, looksEvery: 100 },
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
