import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { databaseUrl } from './make-template.ts';
import type { TestDatabase } from './test-database.ts';

/** A database that nothing has been done to. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database "${name}"`);
  return { url: databaseUrl(server, name), drop: () => run(`drop database "${name}" with (force)`) };
}
