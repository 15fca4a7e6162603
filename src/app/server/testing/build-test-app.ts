import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { runOnce } from 'graphile-worker';
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
import { testDatabase } from './test-database.ts';

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
  /** Runs everything that is enqueued, reactions and what they enqueue included. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

const START = new Date('2026-06-01T08:00:00Z');

/** The whole server over a database of its own, with a clock that only the test moves. */
export async function buildTestApp(env: Readonly<Record<string, string>> = {}): Promise<TestApp> {
  const database = await testDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'test-app-'));
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'false', DATA_DIR: folder };
  const config = { ...loadConfig({ ...settings, ...env }), DATABASE_URL: database.url };
  let now = START;
  const platform = await openPlatform(config, openLog(config), identifyWith(resolveViewer), () => now);
  const app = await buildApp(platform);
  await app.ready();
  const [asha, ben, cleo] = await Promise.all([
    enter(platform, { username: 'asha', displayName: 'Asha Rai' }),
    enter(platform, { username: 'ben', displayName: 'Ben Okafor' }),
    enter(platform, { username: 'cleo', displayName: 'Cleo Laurent' }),
  ]);
  return {
    app,
    platform,
    asha,
    ben,
    cleo,
    enter: (part) => enter(platform, part),
    as: (member) => callerOf(app, member),
    setNow(next) {
      now = new Date(next);
    },
    forward(milliseconds) {
      now = new Date(now.getTime() + milliseconds);
    },
    runJobs: () => runJobs(platform),
    async close() {
      await app.close();
      await platform.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function runJobs(platform: Platform): Promise<void> {
  const { tasks } = jobPlan(platform);
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, run]) => [name, (payload: unknown) => run(payload)]),
  );
  await runOnce({ pgPool: platform.database.pool, taskList, noHandleSignals: true });
}
