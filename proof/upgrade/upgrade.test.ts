import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { tokenFor } from '#app/server/testing/cast.ts';
import { digestTables } from '#app/server/testing/digest-tables.ts';
import { emptyDatabase } from '#app/server/testing/empty-database.ts';
import { openSecondServer } from '#app/server/testing/second-server.ts';
import type { TestDatabase } from '#app/server/testing/test-database.ts';
import { readManifest } from '#platform/server/backup/backup-folders.ts';
import { restoreBackup } from '#platform/server/backup/restore-backup.ts';
import { openDatabase } from '#platform/server/db/database.ts';
import { listMigrationFiles } from '#platform/server/db/migrate.ts';
import { diskStorage } from '#platform/server/media/disk-storage.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PersonId } from '#platform/shared/ids.ts';

/** A small world of the first version that had one, as it was stored then: fourteen migrations of all. */
const stored = fileURLToPath(new URL('backup-2026-06-01T08-00-00-000Z', import.meta.url));
const media = mkdtempSync(join(tmpdir(), 'upgraded-'));
let world: TestApp;
let database: TestDatabase;
let platform: Platform;

beforeAll(async () => {
  world = await buildTestApp();
  database = await emptyDatabase();
});
afterAll(async () => {
  await platform.database.close();
  await world.close();
  await database.drop();
  rmSync(media, { recursive: true, force: true });
});

test('ADM-2: what the first version stored is restored and migrated to today, and no row is lost', async () => {
  const storage = diskStorage(media);
  const order = { folder: stored, secret: undefined, databaseUrl: database.url, storage };
  const { manifest, migrated } = await restoreBackup(order);
  expect(manifest.migrations).toHaveLength(14);
  expect(migrated).toEqual(
    (await listMigrationFiles()).filter((name) => !manifest.migrations.includes(name)),
  );
  const digests = await digestTables(database.url);
  const kept = manifest.tables.filter(({ name, rows }) => rows > 0 && name in digests);
  expect(kept.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['people', 'huddles', 'participations', 'follows', 'notifications', 'places']),
  );
  for (const { name, rows } of kept) expect(digests[name], name).toMatch(new RegExp(`^${rows} rows`));
  platform = { ...world.platform, database: openDatabase(database.url, 2, () => {}) };
});

test('ADM-2: its people find their huddles, their answers and each other on the version of today', async () => {
  const { rows } = await platform.database.pool.query<{
    subject: string;
    person_id: PersonId;
    username: string;
  }>(
    `select i.subject, i.person_id, p.username from identities i join people p on p.id = i.person_id
     where p.username = 'asha'`,
  );
  const asha = rows[0];
  if (!asha) throw new Error('Asha is not there');
  const server = await openSecondServer(platform);
  const token = await tokenFor(platform, asha.subject);
  const caller = server.as({ personId: asha.person_id, username: asha.username, token });
  expect((await caller.get('/api/me')).body).toMatchObject({ username: 'asha' });
  const huddles = await platform.database.pool.query<{ id: string; name: string }>(
    'select id, name from huddles',
  );
  const read = await Promise.all(huddles.rows.map(({ id }) => caller.get(`/api/huddles/${id}`)));
  const seen = read.filter(({ status }) => status === 200);
  expect(read.every(({ status }) => status === 200 || status === 404)).toBe(true);
  expect(seen.length).toBeGreaterThan(5);
  const page = await caller.get('/api/notifications');
  expect(page.status).toBe(200);
  await server.close();
});

test('ADM-2: the stored backup is one of its time', async () => {
  expect(await readManifest(stored)).toMatchObject({ program: '0.1.0', at: '2026-06-01T08:00:00.000Z' });
});
