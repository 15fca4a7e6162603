import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { databaseUrl } from './make-template.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of its own for one test file, copied from the migrated template. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database "${name}" template "${inject('template')}" strategy file_copy`);
  return {
    url: databaseUrl(server, name),
    drop: () => run(server, `drop database "${name}" with (force)`),
  };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
