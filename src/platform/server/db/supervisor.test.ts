import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { isAlive } from './postmaster.ts';
import { startPostgres } from './supervisor.ts';

const HANGS_MS = process.env.TEST_SIZE === 'full' ? 25_000 : 1_000;

const home = mkdtempSync(join(tmpdir(), 'supervisor-'));
chmodSync(home, 0o755);
const dataDir = join(home, 'closed', 'cluster');
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const answer = await client.query({ text: sql, rowMode: 'array' }).finally(() => client.end());
  return answer.rows[0]?.[0];
}

test('a folder keeps its data over a stop, a second start joins a running server and does not end it', async () => {
  const first = await startPostgres({ dataDir, durable: false });
  await ask(first.url, 'create table kept as select 7 as n');
  const joined = await startPostgres({ dataDir, durable: false });
  expect(joined.pid()).toBe(first.pid());
  await joined.stop();
  expect(await ask(first.url, 'select n from kept')).toBe(7);
  const pid = first.pid();
  await first.stop();
  expect(isAlive(pid)).toBe(false);
  const again = await startPostgres({ dataDir, durable: false });
  expect(await ask(again.url, 'select n from kept')).toBe(7);
  await again.stop();
});

test('a server killed with -9 comes back on the same port with what was committed', async () => {
  const server = await startPostgres({ dataDir, durable: true });
  await ask(server.url, 'create table committed as select 1 as n');
  const before = server.pid();
  process.kill(before, 'SIGKILL');
  let answer: unknown;
  for (let attempt = 0; attempt < 100 && answer === undefined; attempt++) {
    await sleep(100);
    answer = await ask(server.url, 'select n from committed').catch(() => undefined);
  }
  expect(answer).toBe(1);
  expect(server.pid()).not.toBe(before);
  await server.stop();
});

test('a server whose orphan hangs comes back once that has ended, however long it takes', async () => {
  const server = await startPostgres({ dataDir, durable: true });
  const client = new Client({ connectionString: server.url });
  client.on('error', () => {});
  await client.connect();
  const found = await client.query('select pg_backend_pid() as pid');
  const orphan: number = found.rows[0]?.pid;
  process.kill(orphan, 'SIGSTOP');
  process.kill(server.pid(), 'SIGKILL');
  await sleep(HANGS_MS);
  await expect(ask(server.url, 'select 1')).rejects.toThrow();
  process.kill(orphan, 'SIGCONT');
  await expect.poll(() => ask(server.url, 'select 1').catch(() => 'away')).toBe(1);
  await server.stop();
});
