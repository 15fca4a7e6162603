import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Logger, runOnce } from 'graphile-worker';
import pg from 'pg';
import { resolveViewer } from '#areas/person/server/resolve-viewer.ts';
import { loadConfig } from '#platform/server/config.ts';
import { identifyWith } from '#platform/server/identity/identify.ts';
import type { Platform } from '#platform/server/platform.ts';
import { buildApp } from '../app.ts';
import { jobPlan } from '../jobs.ts';
import { openLog } from '../log.ts';
import { openPlatform } from '../open-platform.ts';
import { type Caller, callerOf } from './caller.ts';
import { type CastMember, enter, type Part } from './cast.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  /** Asha hosts, Ben joins, Cleo is a stranger. */
  readonly asha: CastMember;
  readonly ben: CastMember;
  readonly cleo: CastMember;
  enter(part: Part): Promise<CastMember>;
  /** Calls as this person; `null` is a visitor without a token. */
  as(member: CastMember | null): Caller;
  setNow(now: Date | string): void;
  forward(milliseconds: number): void;
  /**
   * Runs everything that is enqueued, reactions and what they enqueue included; a failed job is an error. `around` runs
   * each in place of the worker.
   */
  runJobs(around?: AroundJob): Promise<void>;
  close(): Promise<void>;
}

/** Runs a job, as often as it likes; `name` says which it is, with what it was given. */
export type AroundJob = (run: () => Promise<void>, name: string) => Promise<void>;

const silent = new Logger(() => () => {});
const START = new Date('2026-06-01T08:00:00Z');

/** What is registered beside the API, such as the pages. */
type More = (app: FastifyInstance, platform: Platform) => Promise<void>;

/** The whole server over a database of its own, with a clock that only the test moves. */
export async function buildTestApp(
  env: Readonly<Record<string, string>> = {},
  log?: FastifyBaseLogger,
  more: More = async () => {},
  databaseUrl?: string,
): Promise<TestApp> {
  let now = START;
  const { platform, app, close } = await openServer(env, () => now, log, more, databaseUrl);
  const parts = [
    { username: 'asha', displayName: 'Asha Rai' },
    { username: 'ben', displayName: 'Ben Okafor' },
    { username: 'cleo', displayName: 'Cleo Laurent' },
  ];
  const [asha, ben, cleo] = await Promise.all(parts.map((part) => enter(platform, part)));
  if (!asha || !ben || !cleo) throw new Error('the cast is not complete');
  return {
    app,
    platform,
    asha,
    ben,
    cleo,
    close,
    enter: (part) => enter(platform, part),
    as: (member) => callerOf(app, member),
    setNow(next) {
      now = new Date(next);
    },
    forward(milliseconds) {
      now = new Date(now.getTime() + milliseconds);
    },
    runJobs: (around) => runJobs(platform, around),
  };
}

async function openServer(
  env: Readonly<Record<string, string>>,
  now: () => Date,
  log: FastifyBaseLogger | undefined,
  more: More,
  url: string | undefined,
) {
  const database = await databaseOf(url);
  const folder = mkdtempSync(join(tmpdir(), 'test-app-'));
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'false',
    NOTICE_WAIT_SECONDS: '0',
    NEWCOMER_DAYS: '0',
    DATA_DIR: folder,
  };
  const config = { ...loadConfig({ ...settings, ...env }), DATABASE_URL: database.url };
  const platform = await openPlatform(config, log ?? openLog(config), identifyWith(resolveViewer), now);
  const app = await buildApp(platform);
  await more(app, platform);
  await app.ready();
  const close = async () => {
    await app.close();
    await platform.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { platform, app, close };
}

/** The one that is named, or a copy of the template of the tests. */
async function databaseOf(url: string | undefined) {
  if (url) return { url, drop: async () => {} };
  const { testDatabase } = await import('./test-database.ts');
  return testDatabase();
}

async function runJobs(platform: Platform, around: AroundJob = (run) => run()): Promise<void> {
  const { tasks } = jobPlan(platform);
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, run]) => [
      name,
      (payload: unknown) => around(() => run(payload), `${name} ${JSON.stringify(payload)}`),
    ]),
  );
  const pgPool = new pg.Pool({ connectionString: platform.database.url, max: 3 });
  // The database may be dropped while its last connection is still on the way out.
  pgPool.on('error', () => {});
  pgPool.on('connect', (client) => client.on('error', () => {}));
  await runOnce({ pgPool, taskList, noHandleSignals: true, logger: silent }).finally(() => pgPool.end());
  const failed = await platform.database.pool.query(
    'select task_identifier, last_error from graphile_worker.jobs where last_error is not null',
  );
  if (failed.rows[0]) throw new Error(`job ${failed.rows[0].task_identifier}: ${failed.rows[0].last_error}`);
}
