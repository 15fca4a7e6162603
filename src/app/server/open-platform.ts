import type { FastifyBaseLogger } from 'fastify';
import { openBus } from '#platform/server/bus.ts';
import type { Config } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/db/database.ts';
import { openMaintenance } from '#platform/server/maintenance.ts';
import { openStorage } from '#platform/server/media/open-storage.ts';
import type { Identify, Platform } from '#platform/server/platform.ts';

export interface OpenPlatform extends Platform {
  close(): Promise<void>;
}

/** Opens what the server stands on: the database and the bus of the given configuration. */
export async function openPlatform(
  config: Config & { DATABASE_URL: string },
  log: FastifyBaseLogger,
  identify: (platform: Platform) => Identify,
  now: () => Date = () => new Date(),
): Promise<OpenPlatform> {
  const warn = (error: Error) => log.warn({ err: error }, 'database connection lost');
  const database = openDatabase(config.DATABASE_URL, config.DATABASE_POOL, warn);
  const bus = await openBus(config.DATABASE_URL, warn);
  const platform: OpenPlatform = {
    config,
    database,
    bus,
    storage: openStorage(config),
    maintenance: await openMaintenance(database, bus),
    log,
    now,
    identify: (request) => known(request),
    async close() {
      await bus.close();
      await database.close();
    },
  };
  const known = identify(platform);
  return platform;
}
