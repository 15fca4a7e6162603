import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from '#app/server/log.ts';
import { type OpenPlatform, openPlatform } from '#app/server/open-platform.ts';
import { type CastMember, enter } from '#app/server/testing/cast.ts';
import { resolveViewer } from '#areas/person/server/resolve-viewer.ts';
import { loadConfig } from '#platform/server/config.ts';
import { freePort } from '#platform/server/db/free-port.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { type RunningPostgres, startPostgres } from '#platform/server/db/supervisor.ts';
import { identifyWith } from '#platform/server/identity/identify.ts';
import { ensureBuilt } from '../scripts/steps/ensure-built.ts';
import { type ServerProcess, startServerProcess } from '../scripts/steps/server-process.ts';

/** The real server process over a durable database of its own, both of which can be killed. */
export interface LiveServer {
  readonly origin: string;
  readonly database: RunningPostgres;
  /** A view of the same database from outside the server. */
  readonly platform: OpenPlatform;
  enter(username: string): Promise<CastMember>;
  /** With other settings or another log than at first, where they are given. */
  start(other?: {
    readonly env?: Readonly<Record<string, string>>;
    readonly log?: string;
  }): Promise<ServerProcess>;
  /** Where the server keeps its files. */
  readonly folder: string;
  killServer(): Promise<void>;
  /** Waits until the server may get traffic again. */
  untilReady(): Promise<void>;
  close(): Promise<void>;
}

export async function openLiveServer(env: Readonly<Record<string, string>> = {}): Promise<LiveServer> {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'live-server-'));
  chmodSync(folder, 0o755);
  const database = await startPostgres({ dataDir: join(folder, 'postgres'), durable: true });
  await migrate(database.url);
  const port = await freePort();
  const settings = {
    NODE_ENV: 'test',
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'false',
    NOTICE_WAIT_SECONDS: '0',
    DATABASE_URL: database.url,
    ...env,
  };
  const config = { ...loadConfig({ ...settings, LOG_LEVEL: 'silent' }), DATABASE_URL: database.url };
  const platform = await openPlatform(config, openLog(config), identifyWith(resolveViewer));
  let server: ServerProcess | undefined;
  const setup = { databaseUrl: database.url, port, log: join(folder, 'server.log'), env: settings };
  return {
    origin: `http://127.0.0.1:${port}`,
    database,
    platform,
    enter: (username) => enter(platform, { username }),
    folder,
    async start({ env: more = {}, log = setup.log } = {}) {
      server = await startServerProcess({ ...setup, log, env: { ...settings, ...more } });
      return server;
    },
    killServer: async () => server?.kill(),
    untilReady: () => untilReady(`http://127.0.0.1:${port}`, folder),
    async close() {
      await server?.stop();
      await platform.close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where it does not, what is thrown says what was answered last, and what server and database wrote, newest first. */
async function untilReady(origin: string, folder: string): Promise<void> {
  let last = '';
  for (let attempt = 0; attempt < 600; attempt++) {
    last = await fetch(`${origin}/readyz`).then(
      (answer) => String(answer.status),
      (error: Error) => String(error.cause ?? error),
    );
    if (last === '200') return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const written = ['server.log', 'postgres.log'].map((name) => lastLinesOf(join(folder, name)));
  throw new Error(['the server did not become ready again', last, ...written].join('\n\n'));
}

function lastLinesOf(log: string): string {
  if (!existsSync(log)) return `${log} is not there`;
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-20).reverse();
  return lines.map((line) => line.slice(0, 300)).join('\n');
}
