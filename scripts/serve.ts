import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { demoSettings } from '../src/app/server/demo/demo-settings.ts';
import {
  demoEmails,
  demoPassword,
  fillDemoWorld,
  openDemoLogins,
  smallWorld,
} from '../src/app/server/demo/fill-demo-world.ts';
import { type Config, loadConfig, UnsafeSettings } from '../src/platform/server/config.ts';
import { isFree } from '../src/platform/server/db/free-port.ts';
import { loadGazetteer } from '../src/platform/server/geo/load-gazetteer.ts';
import { embeddedIssuer } from '../src/platform/server/identity/provider.ts';
import { openStorage } from '../src/platform/server/media/open-storage.ts';
import { ensureBuilt } from './steps/ensure-built.ts';
import { type Keeper, keepRunning } from './steps/keep-running.ts';
import { type LocalDatabase, openLocalDatabase } from './steps/local-database.ts';
import { progress } from './steps/progress.ts';
import { type ServerProcess, startServerProcess } from './steps/server-process.ts';
import { stopOnSignal } from './steps/stop-on-signal.ts';

const watched = process.argv.includes('--watch');

async function serve(): Promise<void> {
  const config = await readSettings();
  const building = watched ? Promise.resolve(false) : progress('Building pages and server', ensureBuilt);
  building.catch(() => {});
  const database = await progress('Starting the database', () =>
    openLocalDatabase(config.DATA_DIR, config.DATABASE_URL),
  );
  let server: ServerProcess | undefined;
  const stopped = new AbortController();
  const stop = async () => {
    stopped.abort();
    await server?.stop();
    await database.stop();
  };
  stopOnSignal(stop);
  try {
    const demo = await fill(config, database);
    await building;
    server = await progress('Starting the server', () => start(config, database.url, demo));
    console.log(greeting(config, demo));
    await keepRunning(server, {
      start: async () => {
        server = await start(config, database.url, demo);
        return server;
      },
      ...untilStopped(stopped.signal),
    });
    if (!stopped.signal.aborted) console.error(`What it wrote last stands in ${logOf(config)}`);
  } catch (error) {
    if (!stopped.signal.aborted) console.error(error instanceof Error ? error.message : error);
  }
  if (stopped.signal.aborted) return;
  await stop();
  process.exit(1);
}

function untilStopped(signal: AbortSignal): Omit<Keeper<ServerProcess>, 'start'> {
  return {
    isStopping: () => signal.aborted,
    say: (words) => console.error(words),
    pause: (milliseconds) => sleep(milliseconds, undefined, { signal }).catch(() => {}),
    now: () => performance.now(),
  };
}

async function readSettings(): Promise<Config> {
  const config = loadConfig(process.env);
  if (!(await isFree(config.PORT))) {
    throw new UnsafeSettings(`PORT: ${config.PORT} is taken; choose another, as in PORT=3001`);
  }
  mkdirSync(config.DATA_DIR, { recursive: true });
  return config;
}

const logOf = (config: Config) => join(config.DATA_DIR, 'server.log');

function start(config: Config, databaseUrl: string, demo: boolean): Promise<ServerProcess> {
  return startServerProcess({
    databaseUrl,
    port: config.PORT,
    log: logOf(config),
    env: { ...(demo && demoSettings(process.env)), ...(watched && { PAGES: 'watched' }) },
    watched,
  });
}

/** The gazetteer, and for our own database the demo world; true when one can log in as its people. */
async function fill(config: Config, database: LocalDatabase): Promise<boolean> {
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // Ending a pool does not wait for its sockets, and the server may be stopped next.
  pool.on('error', () => {});
  try {
    await progress('Loading the places of the world', () => loadGazetteer(pool));
    if (!database.embedded || config.OIDC_ISSUER) return false;
    await progress('Filling a small demo world', () =>
      fillDemoWorld(pool, { ...smallWorld, now: new Date() }, openStorage(config)),
    );
    await openDemoLogins(pool, embeddedIssuer(config));
    return true;
  } finally {
    await pool.end();
  }
}

function greeting(config: Config, demo: boolean): string {
  const logins = demo ? [`Log in as ${demoEmails.join(', ')}`, `with the password ${demoPassword}`] : [];
  const where = `${config.PRODUCT_NAME} is at ${config.PUBLIC_ORIGIN}`;
  return ['', where, ...logins, `The server writes to ${logOf(config)}. Ctrl-C ends everything.`].join('\n');
}

try {
  await serve();
} catch (error) {
  console.error(error instanceof UnsafeSettings ? `These settings cannot be used:\n${error.message}` : error);
  process.exit(1);
}
