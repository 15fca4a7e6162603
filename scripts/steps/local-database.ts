import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../../src/platform/server/db/migrate.ts';
import { startPostgres } from '../../src/platform/server/db/supervisor.ts';

export interface LocalDatabase {
  readonly url: string;
  /** Whether it is ours, so that a demo world may be put into it. */
  readonly embedded: boolean;
  stop(): Promise<void>;
}

/** The database that DATABASE_URL names, or the embedded one in DATA_DIR; migrated. */
export async function openLocalDatabase(dataDir: string, given: string | undefined): Promise<LocalDatabase> {
  const database = await startLocalDatabase(dataDir, given);
  try {
    await migrate(database.url);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}

/** The same as it lies there. */
export async function startLocalDatabase(dataDir: string, given: string | undefined): Promise<LocalDatabase> {
  if (given) return { url: given, embedded: false, stop: async () => {} };
  mkdirSync(dataDir, { recursive: true });
  const server = await startPostgres({ dataDir: join(dataDir, 'postgres'), durable: true });
  return { url: server.url, embedded: true, stop: server.stop };
}
