import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { loadConfig, UnsafeSettings } from '../src/platform/server/config.ts';
import { isFree } from '../src/platform/server/db/free-port.ts';
import { loadGazetteer } from '../src/platform/server/geo/load-gazetteer.ts';
import { ensureBuilt } from './steps/ensure-built.ts';
import { openLocalDatabase } from './steps/local-database.ts';
import { progress } from './steps/progress.ts';
import { type ServerProcess, startServerProcess } from './steps/server-process.ts';
import { stopOnSignal } from './steps/stop-on-signal.ts';

const watched = process.argv.includes('--watch');

async function serve(): Promise<void> {
  const config = loadConfig(process.env);
  if (!(await isFree(config.PORT)))
    throw new UnsafeSettings(`PORT: ${config.PORT} is taken; choose another, as in PORT=3001`);
  mkdirSync(config.DATA_DIR, { recursive: true });
  const building = watched ? Promise.resolve(false) : progress('Building the pages', ensureBuilt);
  building.catch(() => {});
  const database = await progress('Starting the database', () =>
    openLocalDatabase(config.DATA_DIR, config.DATABASE_URL),
  );
  let server: ServerProcess | undefined;
  const stop = async () => {
    await server?.stop();
    await database.stop();
  };
  stopOnSignal(stop);
  try {
    await progress('Loading the places of the world', () => fill(database.url));
    await building;
    const log = join(config.DATA_DIR, 'server.log');
    server = await progress('Starting the server', () =>
      startServerProcess({
        databaseUrl: database.url,
        port: config.PORT,
        log,
        env: watched ? { PAGES: 'watched' } : {},
        nodeArgs: watched ? ['--watch', '--watch-preserve-output'] : [],
      }),
    );
    console.log(
      `\n${config.PRODUCT_NAME} is at ${config.PUBLIC_ORIGIN}\nThe server writes to ${log}. Ctrl-C ends everything.`,
    );
    await server.ended;
    console.error(`The server has ended by itself; see ${log}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  await stop();
  process.exit(1);
}

async function fill(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  await loadGazetteer(pool).finally(() => pool.end());
}

try {
  await serve();
} catch (error) {
  console.error(error instanceof UnsafeSettings ? `These settings cannot be used:\n${error.message}` : error);
  process.exit(1);
}
