import pg from 'pg';
import { loadConfig } from '../src/platform/server/config.ts';
import { migrate } from '../src/platform/server/db/migrate.ts';
import { loadGazetteer } from '../src/platform/server/geo/load-gazetteer.ts';

const { DATABASE_URL } = loadConfig(process.env);
if (!DATABASE_URL) throw new Error('DATABASE_URL: name the database to migrate');
const applied = await migrate(DATABASE_URL);
console.log(applied.length === 0 ? 'Nothing to migrate.' : `Migrated: ${applied.join(', ')}`);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 1 });
try {
  console.log(`Places of the world: ${await loadGazetteer(pool)}`);
} finally {
  await pool.end();
}
