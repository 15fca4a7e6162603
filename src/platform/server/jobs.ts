import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type Runner, type RunnerOptions, run, type Task } from 'graphile-worker';
import pg from 'pg';
import { freeJobsOfTheDead, noteWorkers } from './job-workers.ts';
import type { Platform } from './platform.ts';

export type JobHandler = (payload: unknown) => Promise<void>;

export interface JobPlan {
  readonly tasks: Readonly<Record<string, JobHandler>>;
  /** Lines of a crontab: `17 3 * * * task-name`, in UTC. */
  readonly crontab: readonly string[];
}

export interface Jobs {
  /** Takes no more jobs and waits for those in hand. */
  stop(): Promise<void>;
}

const CONNECTIONS = 3;
const RESTART_MS = 1_000;
const FREE_EVERY_MS = 5_000;

/** Runs the enqueued jobs of this database until `stop()`; a lost database only interrupts them. */
export async function startJobs(platform: Platform, plan: JobPlan): Promise<Jobs> {
  let stopping = false;
  let runner = await launch(platform, plan);
  const keepUp = async () => {
    while (!stopping) {
      await runner.promise.catch((error) => platform.log.warn({ err: error }, 'jobs interrupted'));
      if (!stopping) await sleep(RESTART_MS);
      if (!stopping) runner = await launch(platform, plan).catch(() => runner);
    }
  };
  void keepUp();
  const free = () =>
    freeJobsOfTheDead(platform.database.pool).catch((error) =>
      platform.log.warn({ err: error }, 'jobs of the dead could not be freed'),
    );
  const freeing = setInterval(() => void free(), FREE_EVERY_MS);
  return {
    async stop() {
      stopping = true;
      clearInterval(freeing);
      await runner.stop().catch(() => {});
    },
  };
}

async function launch(platform: Platform, plan: JobPlan): Promise<Runner> {
  const processName = `jobs-${randomUUID()}`;
  const pgPool = new pg.Pool({
    connectionString: platform.database.url,
    max: CONNECTIONS,
    application_name: processName,
  });
  const lost = (error: Error) => platform.log.warn({ err: error }, 'job connection lost');
  pgPool.on('error', lost);
  pgPool.on('connect', (client) => client.on('error', lost));
  try {
    const runner = await run({
      ...optionsOf(platform, plan, pgPool),
      events: noteWorkers(platform, processName),
    });
    runner.promise.finally(() => pgPool.end()).catch(() => {});
    return runner;
  } catch (error) {
    await pgPool.end();
    throw error;
  }
}

function optionsOf(platform: Platform, plan: JobPlan, pgPool: pg.Pool): RunnerOptions {
  const tasks = Object.entries(plan.tasks);
  return {
    pgPool,
    taskList: Object.fromEntries(
      tasks.map(([name, run]): [string, Task] => [name, (payload) => run(payload)]),
    ),
    crontab: plan.crontab.join('\n'),
    concurrency: CONNECTIONS - 1,
    noHandleSignals: true,
    pollInterval: 2_000,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') platform.log.warn({ job: message }, 'job');
    }),
  };
}
