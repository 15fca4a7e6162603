import { extname } from 'node:path';
import pg from 'pg';
import { listMigrationFiles, migrate } from '../db/migrate.ts';
import type { Storage } from '../media/storage.ts';
import { readFileOf } from './backup-file.ts';
import { mediaPlace } from './backup-folders.ts';
import { loadData } from './load-data.ts';
import type { Manifest } from './manifest.ts';
import { listMigrations, listTables, MIGRATIONS } from './tables.ts';
import { verifyBackup } from './verify-backup.ts';

export interface RestoreOrder {
  /** The folder of the one backup. */
  readonly folder: string;
  readonly secret: string | undefined;
  readonly databaseUrl: string;
  readonly storage: Storage;
}

export interface Restored {
  readonly manifest: Manifest;
  /** What this version added to the database after the rows were in. */
  readonly migrated: readonly string[];
}

/** It cannot be restored here, and nothing was touched. */
export class RestoreRefused extends Error {}

/**
 * Brings database and pictures back into an empty place. The backup is read through first; then the database gets
 * the tables that the backup knew, its rows in one transaction, and whatever this version of the program adds.
 */
export async function restoreBackup(order: RestoreOrder): Promise<Restored> {
  const { folder, secret, databaseUrl, storage } = order;
  const manifest = await verifyBackup(folder, secret).catch((error: Error) => {
    throw new RestoreRefused(`The backup cannot be read: ${error.message}`, { cause: error });
  });
  await refuseNewer(manifest);
  await refuseFullDatabase(databaseUrl, manifest);
  await refuseOtherMedia(storage, manifest);
  await restoreMedia(order, manifest);
  await migrate(databaseUrl, new Set(manifest.migrations));
  await loadData(databaseUrl, folder, secret, manifest);
  return { manifest, migrated: await migrate(databaseUrl) };
}

async function refuseNewer({ migrations, program }: Manifest): Promise<void> {
  const known = new Set(await listMigrationFiles());
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new RestoreRefused(
      `The backup is from a newer version (${program}): this one does not know ${unknown.join(', ')}`,
    );
}

async function refuseFullDatabase(url: string, manifest: Manifest): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tables = await listTables(client);
    const others = tables.filter(({ name }) => name !== MIGRATIONS);
    for (const { name } of others) {
      const found = await client.query(`select 1 from ${pg.escapeIdentifier(name)} limit 1`);
      if (found.rowCount)
        throw new RestoreRefused(`The database has data already (${name}): name an empty one`);
    }
    const applied = others.length < tables.length ? await listMigrations(client) : [];
    if (applied.some((name) => !manifest.migrations.includes(name)))
      throw new RestoreRefused(
        'The database was migrated further than the backup: drop it and create it again',
      );
  } finally {
    await client.end();
  }
}

/** Files of the same backup are no obstacle: a restore that was interrupted is begun again. */
async function refuseOtherMedia(storage: Storage, { media }: Manifest): Promise<void> {
  const known = new Set(media.map(({ key }) => key));
  for await (const key of storage.list())
    if (!known.has(key)) throw new RestoreRefused(`There are pictures already (${key}): name an empty place`);
}

const types: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
};

async function restoreMedia({ folder, secret, storage }: RestoreOrder, { media }: Manifest): Promise<void> {
  for (const entry of media) {
    const parts: Buffer[] = [];
    for await (const part of readFileOf(mediaPlace(folder, entry.key, secret), entry)) parts.push(part);
    const type = types[extname(entry.key)] ?? 'application/octet-stream';
    await storage.put(entry.key, Buffer.concat(parts), type);
  }
}
