import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type ServerProcess, startServerProcess } from '../../scripts/steps/server-process.ts';
import { freePort } from '../../src/platform/server/db/free-port.ts';
import { migrate } from '../../src/platform/server/db/migrate.ts';
import type { Site } from './arrive.ts';
import { ask } from './database.ts';

/** A server that one journey has for itself, with a database without anybody: it may be killed. */
export interface OwnServer extends Site {
  /** kill -9 */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function openOwnServer(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'own-server-'));
  mkdirSync(join(folder, 'data'));
  const name = `own_${process.pid}_${Date.now()}`;
  await ask(`create database ${name}`);
  const shared = readFileSync(process.env.E2E_DATABASE ?? '', 'utf8');
  const databaseUrl = shared.replace(/\/[^/]+$/, `/${name}`);
  await migrate(databaseUrl);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, allowExitOnIdle: true });
  pool.on('error', () => {});
  const port = await freePort();
  const env = environment(port, join(folder, 'data'));
  let server: ServerProcess | undefined;
  const start = async () => {
    server = await startServerProcess({ databaseUrl, port, log: join(folder, 'server.log'), env });
  };
  await start();
  return {
    origin: env.PUBLIC_ORIGIN,
    ask: async (sql, values = []) => (await pool.query(sql, [...values])).rows,
    kill: async () => server?.kill(),
    start,
    async close() {
      await server?.kill();
      await pool.end();
      await ask(`drop database ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function environment(port: number, dataDir: string) {
  return {
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'false',
    PAGES: 'built',
  };
}
