import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type Runner, type RunnerOptions, run, type Task } from 'graphile-worker';
import pg from 'pg';
import { behind, readBacklog } from './job-backlog.ts';
import { JobBatcher } from './job-batcher.ts';
import { wakeOnlyFor } from './job-wakes.ts';
import { freeJobsOfTheDead, noteWorkers } from './job-workers.ts';
import type { Platform } from './platform.ts';

export interface JobHandler {
  (payload: unknown): Promise<void>;
  /** The same for many jobs of this kind; none of them may be lost when another fails. */
  readonly together?: (payloads: readonly unknown[]) => Promise<void>;
}

export interface JobPlan {
  readonly tasks: Readonly<Record<string, JobHandler>>;
  /** Lines of a crontab: `17 3 * * * task-name`, in UTC. */
  readonly crontab: readonly string[];
}

/** Jobs that run beside each other and not beside those of other queues, so that a slow kind holds up no other. */
export interface Queue extends JobPlan {
  /** How many jobs, or batches of them, run at once. */
  readonly concurrency: number;
  /** How many more may be held meanwhile: of one kind, they are the next batch. */
  readonly held: number;
  /** A job for later is seen so late, at most; one for now is seen when it is enqueued. */
  readonly pollIntervalMs: number;
}

export interface Jobs {
  /** Takes no more jobs and waits for those in hand. */
  stop(): Promise<void>;
}

const RESTART_MS = 1_000;
const FREE_EVERY_MS = 5_000;
const WATCH_EVERY_MS = 60_000;

type WorkerOptions = NonNullable<NonNullable<RunnerOptions['preset']>['worker']>;

/** Jobs of this process that failed together with others. */
export const failedTogether = { jobs: 0 };

/**
 * The job library lets go of promises that fail while the database is away: it gives a connection back twice, for one,
 * when that is lost while a queue stops. Its queue starts again by itself. What a job of ours lets go of is our bug.
 */
export function isOfJobLibrary({ stack = '' }: Error): boolean {
  const frames = stack.split('\n').filter((line) => line.trimStart().startsWith('at '));
  const isOurs = (frame: string) => !/\/node_modules\/|node:/.test(frame);
  return !frames.some(isOurs) && frames.some((frame) => frame.includes('/node_modules/graphile-worker/'));
}

/** Runs the enqueued jobs of this database until `stop()`; a lost database only interrupts them. */
export async function startJobs(platform: Platform, queues: readonly Queue[]): Promise<Jobs> {
  const running = await Promise.all(queues.map((queue) => keepRunning(platform, queue)));
  const free = () =>
    freeJobsOfTheDead(platform.database.pool).catch((error) =>
      platform.log.warn({ err: error }, 'jobs of the dead could not be freed'),
    );
  const freeing = setInterval(() => void free(), FREE_EVERY_MS);
  const watching = setInterval(() => void warnOfBacklog(platform), WATCH_EVERY_MS);
  return {
    async stop() {
      clearInterval(freeing);
      clearInterval(watching);
      await Promise.all(running.map((queue) => queue.stop()));
    },
  };
}

/** The alarm of anyone who reads the log; the same figures stand in the metrics. */
async function warnOfBacklog({ database, log }: Platform): Promise<void> {
  const backlog = await readBacklog(database.pool).catch(() => []);
  for (const { task, due, oldestSeconds } of behind(backlog))
    log.warn({ job: task, due, oldestSeconds }, 'jobs are behind');
}

async function keepRunning(platform: Platform, queue: Queue): Promise<Jobs> {
  let stopping = false;
  let runner = await launch(platform, queue);
  const keepUp = async () => {
    while (!stopping) {
      await runner.promise.catch((error) => platform.log.warn({ err: error }, 'jobs interrupted'));
      if (!stopping) await sleep(RESTART_MS);
      if (!stopping) runner = await launch(platform, queue).catch(() => runner);
    }
  };
  void keepUp();
  return {
    async stop() {
      stopping = true;
      await runner.stop().catch(() => {});
    },
  };
}

async function launch(platform: Platform, queue: Queue): Promise<Runner> {
  const processName = `jobs-${randomUUID()}`;
  const pgPool = new pg.Pool({
    connectionString: platform.database.url,
    // One more listens for what is enqueued.
    max: queue.concurrency + 1,
    application_name: processName,
    // What is lost when the database dies is that a job was taken or done: it runs again, and bears it.
    options: '-c synchronous_commit=off',
  });
  const lost = (error: Error) => platform.log.warn({ err: error }, 'job connection lost');
  pgPool.on('error', lost);
  pgPool.on('connect', (client) => client.on('error', lost));
  try {
    const events = noteWorkers(platform, processName);
    wakeOnlyFor(queue.tasks, events);
    events.on('pool:listen:success', ({ workerPool, client }) => {
      // What was enqueued before it listened was not heard: once it does, each worker looks.
      setImmediate(() => {
        const listening = client.query('select 1');
        listening.then(() => workerPool.nudge(queue.concurrency + queue.held)).catch(() => undefined);
      });
    });
    const runner = await run({ ...optionsOf(platform, queue, pgPool), events });
    runner.promise.finally(() => pgPool.end()).catch(() => {});
    return runner;
  } catch (error) {
    await pgPool.end();
    throw error;
  }
}

function optionsOf(platform: Platform, queue: Queue, pgPool: pg.Pool): RunnerOptions {
  const batcher = new JobBatcher(queue, (error, jobs) => {
    failedTogether.jobs += jobs;
    platform.log.warn({ err: error, jobs }, 'jobs failed together; each is tried alone');
  });
  const tasks = Object.entries(queue.tasks);
  return {
    pgPool,
    taskList: Object.fromEntries(
      tasks.map(([name, handler]): [string, Task] => [name, (payload) => batcher.run(handler, payload)]),
    ),
    crontab: queue.crontab.join('\n'),
    noHandleSignals: true,
    preset: { worker: workerOf(queue) },
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') platform.log.warn({ job: message }, 'job');
    }),
  };
}

/** What the queue runs and holds is taken job by job, and noted as done or failed in few statements. */
function workerOf({ concurrency, held, pollIntervalMs }: Queue): WorkerOptions {
  return {
    concurrentJobs: concurrency + held,
    completeJobBatchDelay: 0,
    failJobBatchDelay: 0,
    pollInterval: pollIntervalMs,
  };
}
