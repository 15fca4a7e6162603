import { randomBytes } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { TAKE_BACKUP } from '#platform/server/backup/backup-jobs.ts';
import { loadConfig } from '#platform/server/config.ts';
import { enqueue } from '#platform/server/enqueue.ts';
import { diskStorage } from '#platform/server/media/disk-storage.ts';
import { fillDemoWorld } from '../demo/fill-demo-world.ts';
import { jobPlan } from '../jobs.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { digestTables } from '../testing/digest-tables.ts';
import { emptyDatabase } from '../testing/empty-database.ts';
import { backUp, restore, showBackups, verify } from './backups.ts';
import { runOperator } from './run-operator.ts';

const folder = mkdtempSync(join(tmpdir(), 'backups-'));
const BACKUP_KEY = randomBytes(32).toString('hex');
const KEEP = 2;
let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp({ BACKUP_DIR: folder, BACKUP_KEY, BACKUP_KEEP: String(KEEP) });
  const size = { seed: 7, people: 12, huddles: 12, now: world.platform.now() };
  await world.platform.database.pool.query('delete from people');
  await fillDemoWorld(world.platform.database.pool, size, world.platform.storage);
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Takes a backup and answers its folder. */
async function takeOne(): Promise<string> {
  world.forward(60_000);
  expect((await runOperator(world.platform, ['backup', '--verify'], 'root@here')).ok).toBe(true);
  return join(folder, (await showBackups(world.platform)).lines[0] ?? '');
}

async function emptyPlace() {
  const database = await emptyDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'restored-'));
  onTestFinished(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { url: database.url, dataDir, media: diskStorage(join(dataDir, 'media')) };
}

const config = (dataDir: string, key: string | undefined = BACKUP_KEY) =>
  loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, BACKUP_KEY: key });

async function keysOf(storage: { list(): AsyncIterable<string> }): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list()) keys.push(key);
  return keys.sort();
}

test('ADM-2: a backup is restored into an empty place: rows, sums, jobs, numbers, and pictures that open', async () => {
  const { platform } = world;
  const later = {
    task: 'forget-old-mails',
    payload: { mark: 'café\t\\' },
    runAt: new Date('2030-01-01'),
    key: 'k',
  };
  await enqueue(platform.database.db, [later]);
  const backup = await takeOne();
  const place = await emptyPlace();
  expect(await restore(config(place.dataDir), place.url, backup)).toMatchObject({ ok: true });

  const [{ migrations: before, ...there }, { migrations: after, ...here }] = [
    await digestTables(platform.database.url),
    await digestTables(place.url),
  ];
  expect(here).toEqual(there);
  expect(here.people).toMatch(/^12 rows/);
  expect(after?.split(',')[0]).toBe(before?.split(',')[0]);
  const keys = await keysOf(platform.storage);
  expect(keys.length).toBeGreaterThan(10);
  expect(await keysOf(place.media)).toEqual(keys);
  for (const key of keys) {
    const bytes = await place.media.get(key);
    expect(bytes?.equals((await platform.storage.get(key)) ?? Buffer.alloc(0))).toBe(true);
    expect((await sharp(bytes).metadata()).width).toBeGreaterThan(0);
  }
  const jobs = `select task_identifier, run_at, key, attempts from graphile_worker.jobs order by key, id`;
  const payloads = 'select payload::text from graphile_worker._private_jobs order by key, id';
  const references = `select conname, convalidated from pg_constraint where contype = 'f' order by 1`;
  const numbers =
    'select sequencename, last_value from pg_sequences where schemaname = $$public$$ order by 1';
  const off = 'select tgname from pg_trigger where tgenabled <> $$O$$';
  const restored = new pg.Client({ connectionString: place.url });
  await restored.connect();
  for (const asked of [jobs, payloads, references, numbers, off])
    expect((await restored.query(asked)).rows).toEqual((await platform.database.pool.query(asked)).rows);
  await restored.end();
});

test('ADM-2: a restore over a living database or other pictures is refused, and nothing is touched', async () => {
  const backup = await takeOne();
  const { url } = world.platform.database;
  const place = await emptyPlace();
  const before = await digestTables(url);
  const over = await restore(config(place.dataDir), url, backup);
  expect(over).toMatchObject({ ok: false, lines: [expect.stringContaining('has data already')] });
  expect(await digestTables(url)).toEqual(before);
  expect(await keysOf(place.media)).toEqual([]);

  await place.media.put('aa/other.webp', Buffer.from('x'), 'image/webp');
  const among = await restore(config(place.dataDir), place.url, backup);
  expect(among).toMatchObject({ ok: false, lines: [expect.stringContaining('There are pictures already')] });
  expect(await digestTables(place.url)).toEqual({});
});

test('ADM-2: a sealed backup shows nothing, and opens with its key alone', async () => {
  const backup = await takeOne();
  for (const entry of readdirSync(backup, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    expect(entry.name).toMatch(/\.sealed$/);
    expect(readFileSync(join(entry.parentPath, entry.name)).subarray(0, 6).toString()).toBe('SEALED');
  }
  const place = await emptyPlace();
  for (const key of [randomBytes(32).toString('hex'), '']) {
    const refused = await restore(config(place.dataDir, key), place.url, backup);
    expect(refused).toMatchObject({ ok: false, lines: [expect.stringContaining('cannot be read')] });
  }
  expect(await digestTables(place.url)).toEqual({});
});

test('ADM-2: a file that is missing, cut or changed is found, by --verify and before a restore', async () => {
  const backup = await takeOne();
  const copy = mkdtempSync(join(tmpdir(), 'broken-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const place = await emptyPlace();
  const harms: readonly ((path: string) => void)[] = [
    (path) => rmSync(path),
    (path) => writeFileSync(path, readFileSync(path).subarray(0, -3)),
    (path) =>
      writeFileSync(
        path,
        readFileSync(path).map((byte, at) => (at === 30 ? byte ^ 1 : byte)),
      ),
  ];
  for (const harm of harms) {
    cpSync(backup, copy, { recursive: true, force: true });
    harm(join(copy, 'tables', 'people.copy.gz.sealed'));
    const found = await verify(world.platform, copy);
    expect(found).toMatchObject({ ok: false, lines: [expect.stringContaining('people.copy.gz')] });
    expect(await restore(config(place.dataDir), place.url, copy)).toMatchObject({ ok: false });
  }
  expect(await digestTables(place.url)).toEqual({});
});

test('ADM-2: an interrupted backup leaves nothing that looks whole, and the others stay', async () => {
  const good = await takeOne();
  const { platform } = world;
  const full = { ...platform.storage, get: () => Promise.reject(new Error('no space left')) };
  await expect(backUp({ ...platform, storage: full }, false)).rejects.toThrow('no space left');
  // One that was killed could not even tidy up.
  const killed = join(folder, '.backup-2026-01-01T00-00-00-000Z.part');
  mkdirSync(killed);
  expect((await showBackups(platform)).lines[0]).toBe(good.split('/').at(-1));
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([killed.split('/').at(-1)]);
  await takeOne();
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('ADM-2: backups are kept by count, and a picture that has not changed is one file for all', async () => {
  const taken = [await takeOne(), await takeOne(), await takeOne()];
  const { lines } = await showBackups(world.platform);
  expect(lines).toEqual(
    taken
      .slice(-KEEP)
      .reverse()
      .map((path) => path.split('/').at(-1)),
  );
  const [key] = await keysOf(world.platform.storage);
  const inodes = taken.slice(-KEEP).map((path) => statSync(join(path, 'media', `${key}.sealed`)).ino);
  expect(new Set(inodes).size).toBe(1);
  expect((await verify(world.platform, '')).ok).toBe(true);
});

test('ADM-2: a backup of a newer version is refused', async () => {
  const { pool } = world.platform.database;
  await pool.query(`insert into migrations (name) values ('9999_from_tomorrow.sql')`);
  const backup = await takeOne();
  await pool.query(`delete from migrations where name = '9999_from_tomorrow.sql'`);
  const place = await emptyPlace();
  const refused = await restore(config(place.dataDir), place.url, backup);
  expect(refused).toMatchObject({ ok: false, lines: [expect.stringContaining('9999_from_tomorrow.sql')] });
});

test('ADM-2: without a folder for them there are no backups, which is said', async () => {
  const platform = { ...world.platform, config: { ...world.platform.config, BACKUP_DIR: undefined } };
  for (const words of [['backup'], ['backups'], ['verify']])
    expect(await runOperator(platform, words, 'root@here')).toMatchObject({ ok: false });
});

test('ADM-2: the job of the night takes one', async () => {
  const before = (await showBackups(world.platform)).lines[0];
  world.forward(24 * 3_600_000);
  await enqueue(world.platform.database.db, [{ task: TAKE_BACKUP, payload: {} }]);
  await world.runJobs();
  expect((await showBackups(world.platform)).lines[0]).not.toBe(before);
  expect(jobPlan(world.platform).crontab.join()).toContain(TAKE_BACKUP);
});
