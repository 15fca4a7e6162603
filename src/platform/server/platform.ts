import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Refusal } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Bus } from './bus.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Maintenance } from './maintenance.ts';
import type { Storage } from './media/storage.ts';

/** Who a request comes from: `null` without a token, a refusal with a bad one. */
export type Identify = (request: FastifyRequest) => Promise<Viewer | Refusal | null>;

/** What every part of the server is handed; tests build the same with a movable clock. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly bus: Bus;
  readonly storage: Storage;
  readonly maintenance: Maintenance;
  readonly log: FastifyBaseLogger;
  readonly identify: Identify;
  now(): Date;
}
