import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { demoSettings } from '../../src/app/server/demo/demo-settings.ts';
import { fillDemoWorld, openDemoLogins, smallWorld } from '../../src/app/server/demo/fill-demo-world.ts';
import { loadConfig } from '../../src/platform/server/config.ts';
import { migrate } from '../../src/platform/server/db/migrate.ts';
import { startPostgres } from '../../src/platform/server/db/supervisor.ts';
import { loadGazetteer } from '../../src/platform/server/geo/load-gazetteer.ts';
import { embeddedIssuer } from '../../src/platform/server/identity/provider.ts';
import { openStorage } from '../../src/platform/server/media/open-storage.ts';
import { startServerProcess } from './server-process.ts';

export interface FreshServer {
  readonly origin: string;
  readonly databaseUrl: string;
  /** Everything the server has written. */
  readonly log: string;
  stop(): Promise<void>;
}

// Small towns are not asked for in a browser, and loading them takes 10 s.
const SMALLEST_TOWN = 20_000;

/** The built server on a database of its own with the demo world; `stop` leaves nothing behind. */
export async function startFreshServer(
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<FreshServer> {
  const folder = mkdtempSync(join(tmpdir(), 'trailfolk-fresh-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'data'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false });
  const stop = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const log = join(folder, 'server.log');
    const env = { ...serverEnv(port, join(folder, 'data')), ...demoSettings(settings), ...settings };
    await fill(postgres.url, env);
    const server = await startServerProcess({ databaseUrl: postgres.url, port, log, env });
    return {
      origin: env.PUBLIC_ORIGIN,
      databaseUrl: postgres.url,
      log,
      stop: () => server.stop().then(stop),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function serverEnv(port: number, dataDir: string) {
  return {
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'false',
    NOTICE_WAIT_SECONDS: '0',
    PAGES: 'built',
  };
}

async function fill(url: string, env: Readonly<Record<string, string>>): Promise<void> {
  await migrate(url);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  try {
    await loadGazetteer(pool, SMALLEST_TOWN);
    await fillDemoWorld(pool, { ...smallWorld, now: new Date() }, openStorage(loadConfig(env)));
    await openDemoLogins(pool, embeddedIssuer(loadConfig(env)));
  } finally {
    await pool.end();
  }
}
