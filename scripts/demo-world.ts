import { parseArgs } from 'node:util';
import pg from 'pg';
import {
  demoEmails,
  demoPassword,
  fillDemoWorld,
  openDemoLogins,
  smallWorld,
} from '../src/app/server/demo/fill-demo-world.ts';
import { loadConfig } from '../src/platform/server/config.ts';
import { loadGazetteer } from '../src/platform/server/geo/load-gazetteer.ts';
import { embeddedIssuer } from '../src/platform/server/identity/provider.ts';
import { openStorage } from '../src/platform/server/media/open-storage.ts';
import { openLocalDatabase } from './steps/local-database.ts';
import { progress } from './steps/progress.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(smallWorld.seed) },
    people: { type: 'string', default: String(smallWorld.people) },
    huddles: { type: 'string', default: String(smallWorld.huddles) },
  },
});

const config = loadConfig(process.env);
const database = await openLocalDatabase(config.DATA_DIR, config.DATABASE_URL);
const pool = new pg.Pool({ connectionString: database.url, max: 2 });
// Ending a pool does not wait for its sockets, and the server may be stopped next.
pool.on('error', () => {});
try {
  await progress('Loading the places of the world', () => loadGazetteer(pool));
  const size = {
    seed: Number(values.seed),
    people: Number(values.people),
    huddles: Number(values.huddles),
    now: new Date(),
  };
  const filled = await progress('Filling the demo world', () =>
    fillDemoWorld(pool, size, openStorage(config)),
  );
  if (!filled) throw new Error('There are people in this database already; a demo world needs an empty one.');
  await openDemoLogins(pool, embeddedIssuer(config));
  console.log(
    `${values.people} people, ${values.huddles} huddles. Log in as ${demoEmails.join(', ')}: ${demoPassword}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await pool.end();
  await database.stop();
}
