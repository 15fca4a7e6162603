import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { sharingMigrationsLock } from '../db/migrate.ts';
import type { Storage } from '../media/storage.ts';
import { type Counted, type Place, writeFileOf } from './backup-file.ts';
import {
  type BackupFolder,
  halfNameOf,
  jobsPlace,
  listBackups,
  nameOf,
  removeHalves,
  tablePlace,
  writeManifest,
} from './backup-folders.ts';
import { copyMedia } from './copy-media.ts';
import type { Manifest } from './manifest.ts';
import { type Keeping, outdatedBackups } from './outdated.ts';
import { programVersion } from './program-version.ts';
import {
  copyJobsOut,
  copyOut,
  copySettings,
  listMigrations,
  listSequences,
  listTables,
  MIGRATIONS,
} from './tables.ts';

export interface BackupOrder {
  readonly databaseUrl: string;
  readonly storage: Storage;
  /** Where backups lie, each in a folder of its own. */
  readonly folder: string;
  /** 32 bytes in hex: seals every file. */
  readonly secret: string | undefined;
  readonly keeping: Keeping;
  readonly now: () => Date;
}

export interface TakenBackup {
  readonly name: string;
  readonly manifest: Manifest;
  readonly removed: readonly BackupFolder[];
}

/**
 * A backup of database and pictures while people are served: every table as it stood at one instant, then every
 * picture there is. It gets its name once it is whole and on the disk; then the outdated ones go.
 */
export async function takeBackup(order: BackupOrder): Promise<TakenBackup> {
  const { folder, secret, keeping } = order;
  const at = order.now();
  const name = nameOf(at);
  const half = join(folder, halfNameOf(name));
  await mkdir(half, { recursive: true, mode: 0o700 });
  try {
    const data = await copyData(order.databaseUrl, half, secret);
    const media = await copyMedia({ ...order, half });
    const manifest: Manifest = { format: 1, at: at.toISOString(), program: programVersion, ...data, media };
    await writeManifest(half, manifest, secret);
    await rename(half, join(folder, name));
    const removed = outdatedBackups(await listBackups(folder), keeping, at);
    for (const each of removed) await rm(join(folder, each.name), { recursive: true });
    await removeHalves(folder, at);
    return { name, manifest, removed };
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  }
}

type Data = Pick<Manifest, 'migrations' | 'tables' | 'jobs' | 'sequences'>;

async function copyData(url: string, half: string, secret: string | undefined): Promise<Data> {
  const client = new pg.Client({ connectionString: url, options: copySettings });
  await client.connect();
  try {
    return await sharingMigrationsLock(client, async () => {
      await client.query('begin isolation level repeatable read read only');
      const migrations = await listMigrations(client);
      const tables: Data['tables'] = [];
      for (const table of await listTables(client)) {
        if (table.name === MIGRATIONS) continue;
        const counted = await copyFrom(client, copyOut(table), tablePlace(half, table.name, secret));
        tables.push({ name: table.name, columns: [...table.columns], ...counted });
      }
      const jobs = await copyFrom(client, copyJobsOut, jobsPlace(half, secret));
      await client.query('commit');
      // Later than the rows: a number is never given out twice.
      return { migrations, tables, jobs, sequences: await listSequences(client) };
    });
  } finally {
    await client.end();
  }
}

async function copyFrom(
  client: pg.Client,
  statement: string,
  place: Place,
): Promise<Counted & { rows: number }> {
  const rows = client.query(copyTo(statement));
  const counted = await writeFileOf(place, rows);
  return { ...counted, rows: rows.rowCount };
}
