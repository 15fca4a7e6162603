import { Logger, type Runner, run, type Task } from 'graphile-worker';
import pg from 'pg';
import type { Platform } from './platform.ts';

export type JobHandler = (payload: unknown) => Promise<void>;

export interface JobPlan {
  readonly tasks: Readonly<Record<string, JobHandler>>;
  /** Lines of a crontab: `17 3 * * * task-name`, in UTC. */
  readonly crontab: readonly string[];
}

const CONNECTIONS = 3;

/** Runs the enqueued jobs of this database until `stop()`; jobs in hand are finished first. */
export async function startJobs(platform: Platform, plan: JobPlan): Promise<Runner> {
  const pgPool = new pg.Pool({ connectionString: platform.database.url, max: CONNECTIONS });
  const lost = (error: Error) => platform.log.warn({ err: error }, 'job connection lost');
  pgPool.on('error', lost);
  pgPool.on('connect', (client) => client.on('error', lost));
  const taskList = Object.fromEntries(
    Object.entries(plan.tasks).map(([name, handler]): [string, Task] => [
      name,
      (payload) => handler(payload),
    ]),
  );
  const runner = await run({
    pgPool,
    taskList,
    crontab: plan.crontab.join('\n'),
    concurrency: CONNECTIONS - 1,
    noHandleSignals: true,
    pollInterval: 2_000,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') platform.log.warn({ job: message }, 'job');
    }),
  });
  runner.promise
    .finally(() => pgPool.end())
    .catch((error) => platform.log.error({ err: error }, 'jobs ended'));
  return runner;
}
