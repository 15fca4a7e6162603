import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Logger,
  type Runner,
  type RunnerOptions,
  run,
  type Task,
  type WorkerEventMap,
  type WorkerEvents,
} from 'graphile-worker';
import pg from 'pg';
import { freeJobsOfTheDead, noteWorkers } from './job-workers.ts';
import { Hands } from './jobs-together.ts';
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

/** Jobs that run beside each other and not beside those of other lanes, so that a slow kind holds up no other. */
export interface Lane extends JobPlan {
  readonly atOnce: number;
  /**
   * Milliseconds from one look for new jobs to the next. What comes meanwhile is fetched, and where it can be carried
   * out, together; what comes after a longer silence is fetched at once.
   */
  readonly looksEvery: number;
}

export interface Jobs {
  /** Takes no more jobs and waits for those in hand. */
  stop(): Promise<void>;
}

const RESTART_MS = 1_000;
const FREE_EVERY_MS = 5_000;
const FETCHED = 32;
/** A job that is to be done later is seen so late, at most. */
const LOOKS_UNASKED_MS = 2_000;

/** Jobs of this process that could not be carried out together with others. */
export const failedTogether = { jobs: 0 };

type LocalQueue = WorkerEventMap['localQueue:init']['localQueue'];
type WorkerOptions = NonNullable<NonNullable<RunnerOptions['preset']>['worker']>;

/** Runs the enqueued jobs of this database until `stop()`; a lost database only interrupts them. */
export async function startJobs(platform: Platform, lanes: readonly Lane[]): Promise<Jobs> {
  const running = await Promise.all(lanes.map((lane) => keepRunning(platform, lane)));
  const free = () =>
    freeJobsOfTheDead(platform.database.pool).catch((error) =>
      platform.log.warn({ err: error }, 'jobs of the dead could not be freed'),
    );
  const freeing = setInterval(() => void free(), FREE_EVERY_MS);
  return {
    async stop() {
      clearInterval(freeing);
      await Promise.all(running.map((lane) => lane.stop()));
    },
  };
}

async function keepRunning(platform: Platform, lane: Lane): Promise<Jobs> {
  let stopping = false;
  let runner = await launch(platform, lane);
  const keepUp = async () => {
    while (!stopping) {
      await runner.promise.catch((error) => platform.log.warn({ err: error }, 'jobs interrupted'));
      if (!stopping) await sleep(RESTART_MS);
      if (!stopping) runner = await launch(platform, lane).catch(() => runner);
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

async function launch(platform: Platform, lane: Lane): Promise<Runner> {
  const processName = `jobs-${randomUUID()}`;
  const pgPool = new pg.Pool({
    connectionString: platform.database.url,
    // One more listens for what is enqueued.
    max: lane.atOnce + 1,
    application_name: processName,
    // What is lost when the database dies is that a job was taken or done: it runs again, and bears it.
    options: '-c synchronous_commit=off',
  });
  const lost = (error: Error) => platform.log.warn({ err: error }, 'job connection lost');
  pgPool.on('error', lost);
  pgPool.on('connect', (client) => client.on('error', lost));
  try {
    const events = noteWorkers(platform, processName);
    lookAfterRest(events);
    giveBackBeforeTheEnd(events);
    const runner = await run({ ...optionsOf(platform, lane, pgPool), events });
    runner.promise.finally(() => pgPool.end()).catch(() => {});
    return runner;
  } catch (error) {
    await pgPool.end();
    throw error;
  }
}

function optionsOf(platform: Platform, lane: Lane, pgPool: pg.Pool): RunnerOptions {
  const hands = new Hands(lane.atOnce, (error, jobs) => {
    failedTogether.jobs += jobs;
    platform.log.warn({ err: error, jobs }, 'jobs failed together; each is tried alone');
  });
  const tasks = Object.entries(lane.tasks);
  return {
    pgPool,
    taskList: Object.fromEntries(
      tasks.map(([name, handler]): [string, Task] => [name, (payload) => hands.carryOut(handler, payload)]),
    ),
    crontab: lane.crontab.join('\n'),
    noHandleSignals: true,
    preset: { worker: fetchingOf(lane) },
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') platform.log.warn({ job: message }, 'job');
    }),
  };
}

/** What is enqueued while a lane rests after a look, the library forgets: it is looked for when the rest is over. */
function lookAfterRest(events: WorkerEvents): void {
  let came = false;
  events.on('pool:listen:notification', () => {
    came = true;
  });
  events.on('localQueue:refetchDelay:expired', ({ localQueue }) => {
    if (came) localQueue.pulse(0);
    came = false;
  });
}

/**
 * A lane that ends while it holds jobs that nobody has begun gives them back, and the library forgets to wait for that:
 * without a database it fails with nobody listening, which ends the process. What is given back before, as after too
 * long a wait, it waits for.
 */
function giveBackBeforeTheEnd(events: WorkerEvents): void {
  let held: LocalQueue | undefined;
  events.on('localQueue:init', ({ localQueue }) => {
    held = localQueue;
  });
  events.on('pool:gracefulShutdown', () => {
    // biome-ignore lint/complexity/useLiteralKeys: the library has no public name for it, and so its types still hold.
    if (held?.mode === 'WAITING') held['setModeTtlExpired']();
  });
}

/**
 * Jobs are fetched, and noted as done or failed, many in one statement; the hands of the lane bound how many are
 * carried out. Noted without delay is noted at once, but unlike what is noted one by one it is waited for.
 */
function fetchingOf({ looksEvery }: Lane): WorkerOptions {
  const refetchDelay = {
    durationMs: looksEvery,
    // Rests after each look, but for one that found more than it could take.
    threshold: FETCHED - 1,
    maxAbortThreshold: Number.POSITIVE_INFINITY,
  };
  return {
    concurrentJobs: FETCHED,
    completeJobBatchDelay: 0,
    failJobBatchDelay: 0,
    pollInterval: LOOKS_UNASKED_MS,
    localQueue: { size: FETCHED, refetchDelay },
  };
}
