import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { Logger, run, type WorkerEvents } from 'graphile-worker';
import pg, { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { enqueue } from '#platform/server/enqueue.ts';
import { isOfJobLibrary, startJobs } from '#platform/server/jobs.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let world: TestApp;
beforeEach(async () => {
  world = await buildTestApp();
});
afterEach(() => world.close());

/** Turns away all who use the database, and anyone who comes, until what is returned is called. */
async function loseDatabase(): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: inject('postgres') });
  await client.connect();
  const name = new URL(world.platform.database.url).pathname.slice(1);
  const allow = (whether: boolean) => client.query(`alter database "${name}" allow_connections ${whether}`);
  await allow(false);
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  return async () => {
    await allow(true);
    await client.end();
  };
}

/** Failures that nobody listens for: one of them that is not expected ends the process. */
function listenForUnheard(): unknown[] {
  const unheard: unknown[] = [];
  const hear = (error: unknown) => void unheard.push(error);
  process.on('unhandledRejection', hear);
  onTestFinished(() => void process.off('unhandledRejection', hear));
  return unheard;
}

const taken = () =>
  world.platform.database.pool.query('select 1 from graphile_worker.jobs where locked_by is not null');

const ENQUEUED = 80;
const TAKEN = 8;

/** A queue of two whose jobs wait; it holds as many more as it may. */
async function startWaitingQueue(first: Promise<void>, others: Promise<void>) {
  let begun = 0;
  const wait = () => {
    begun += 1;
    return begun === 1 ? first : others;
  };
  const again = Promise.withResolvers<void>();
  const tasks = { wait, again: async () => again.resolve() };
  const jobs = await startJobs(world.platform, [
    { tasks, crontab: [], concurrency: 2, held: TAKEN - 2, pollIntervalMs: 2_000 },
  ]);
  const many = Array.from({ length: ENQUEUED }, () => ({ task: 'wait', payload: {} }));
  await enqueue(world.platform.database.db, many);
  await expect.poll(async () => (await taken()).rowCount).toBe(TAKEN);
  return { jobs, again: again.promise };
}

test.each(['done', 'failed'])(
  'what cannot be noted as %s while the database is away ends its queue, which begins anew, and no more',
  async (end) => {
    const unheard = listenForUnheard();
    const warn = vi.spyOn(world.platform.log, 'warn');
    const [first, others] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { jobs, again } = await startWaitingQueue(first.promise, others.promise);
    const giveBack = await loseDatabase();
    if (end === 'done') first.resolve();
    else first.reject(new Error('of the test'));
    await expect.poll(() => JSON.stringify(warn.mock.calls)).toMatch(/Failed to (complete|fail) jobs/);
    others.resolve();
    await expect.poll(() => JSON.stringify(warn.mock.calls)).toContain('Runner stopping');
    await giveBack();
    const enqueued = () => enqueue(world.platform.database.db, [{ task: 'again', payload: {} }]);
    await expect.poll(() => enqueued().catch(() => 'away')).toBeUndefined();
    await again;
    await jobs.stop();
    expect(unheard).toEqual([]);
  },
);

test('a queue that stops ends what it has taken, and leaves the rest', async () => {
  const warn = vi.spyOn(world.platform.log, 'warn');
  const others = Promise.withResolvers<void>();
  const { jobs } = await startWaitingQueue(others.promise, others.promise);
  const stopped = jobs.stop();
  others.resolve();
  await stopped;
  expect((await taken()).rowCount).toBe(0);
  const left = await world.platform.database.pool.query('select 1 from graphile_worker.jobs');
  expect(left.rowCount).toBe(ENQUEUED - TAKEN);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('failed');
});

test('a connection that the job library gives back twice ends no server', async () => {
  const unheard = listenForUnheard();
  const pgPool = new pg.Pool({ connectionString: world.platform.database.url, max: 4 });
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // The queue stops just as the database goes away, before it has begun to listen.
    workerPool.gracefulShutdown()?.then(undefined, () => undefined);
    (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  });
  const options = { pgPool, events, taskList: { wait: () => undefined }, crontab: '', noHandleSignals: true };
  const runner = await run({ ...options, logger: new Logger(() => () => undefined) });
  await runner.promise;
  await expect.poll(() => unheard.map(String)).toEqual([expect.stringContaining('already been released')]);
  expect(unheard.every((error) => error instanceof Error && isOfJobLibrary(error))).toBe(true);
  const ours = new Error('of a job of our own');
  expect(isOfJobLibrary(ours)).toBe(false);
  ours.stack += '\n    at doNext (file:///app/node_modules/graphile-worker/dist/worker.js:115:28)';
  expect(isOfJobLibrary(ours)).toBe(false);
  await pgPool.end();
});
