import type pg from 'pg';
import type { TestApp } from './build-test-app.ts';

/** How many statements the server sends to its database while `work` runs, whatever it answers. */
export async function countStatements(world: TestApp, work: () => Promise<unknown>): Promise<number> {
  const { pool } = world.platform.database;
  const { query } = (await import('pg')).default.Client.prototype;
  const clients = new Set<pg.PoolClient>();
  let count = 0;
  const watch = (client: pg.PoolClient) => {
    if (clients.has(client)) return;
    clients.add(client);
    const plain = client.query;
    client.query = function counted(this: pg.PoolClient, ...args: unknown[]) {
      count += 1;
      return Reflect.apply(plain, this, args);
    } as typeof query;
  };
  pool.on('acquire', watch);
  try {
    await work();
  } finally {
    pool.off('acquire', watch);
  }
  return count;
}
