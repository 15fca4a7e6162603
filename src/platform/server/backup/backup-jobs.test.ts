import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { backupJobs, TAKE_BACKUP } from './backup-jobs.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-jobs-'));
let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp({ BACKUP_DIR: folder });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

const take = (where: string) => {
  const config = { ...world.platform.config, BACKUP_DIR: where };
  return backupJobs({ ...world.platform, config }).tasks[TAKE_BACKUP]?.({});
};

test('the backup of the night is whole when its job is done, and what fails in its thread fails the job', async () => {
  await take(folder);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^backup-2026-06-01/)]);
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  await expect(take(file)).rejects.toThrow('ENOTDIR');
});
