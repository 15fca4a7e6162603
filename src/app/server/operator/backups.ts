import { join, resolve } from 'node:path';
import { listBackups } from '#platform/server/backup/backup-folders.ts';
import { backupOrderOf } from '#platform/server/backup/backup-order.ts';
import type { Manifest } from '#platform/server/backup/manifest.ts';
import { RestoreRefused, restoreBackup } from '#platform/server/backup/restore-backup.ts';
import { takeBackup } from '#platform/server/backup/take-backup.ts';
import { verifyBackup } from '#platform/server/backup/verify-backup.ts';
import type { Config } from '#platform/server/config.ts';
import { openStorage } from '#platform/server/media/open-storage.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Outcome } from './run-operator.ts';

const noFolder: Outcome = {
  ok: false,
  lines: ['BACKUP_DIR: name the folder that backups go to.'],
};

const sizeOf = ({ tables, media }: Manifest) =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, ${media.length} files of pictures`;

/** `backup`, and `backup --verify`, which reads it through as well. */
export async function backUp(platform: Platform, verify: boolean): Promise<Outcome> {
  const order = backupOrderOf(platform);
  if (!order) return noFolder;
  const { name, manifest, removed } = await takeBackup(order);
  if (verify) await verifyBackup(join(order.folder, name), order.secret);
  return {
    ok: true,
    lines: [
      `${join(order.folder, name)}: ${sizeOf(manifest)}${verify ? ', read through' : ''}`,
      ...removed.map((each) => `removed ${each.name}`),
    ],
  };
}

export async function showBackups({ config }: Platform): Promise<Outcome> {
  if (!config.BACKUP_DIR) return noFolder;
  const names = (await listBackups(config.BACKUP_DIR)).map(({ name }) => name);
  return { ok: true, lines: names.length > 0 ? names : ['Nothing yet.'] };
}

/** `verify`: the newest backup, or the one that is named. */
export async function verify({ config }: Platform, named: string): Promise<Outcome> {
  const folder = named || (await newestIn(config.BACKUP_DIR));
  if (!folder) return noFolder;
  try {
    return {
      ok: true,
      lines: [`${folder}: ${sizeOf(await verifyBackup(folder, config.BACKUP_KEY))}, all there`],
    };
  } catch (error) {
    return {
      ok: false,
      lines: [`The backup cannot be read: ${error instanceof Error ? error.message : error}`],
    };
  }
}

async function newestIn(folder: string | undefined): Promise<string | undefined> {
  if (!folder) return undefined;
  const [newest] = await listBackups(folder);
  return newest && join(folder, newest.name);
}

/** `restore FOLDER`: into the empty database and the empty place of pictures that the settings name. */
export async function restore(config: Config, databaseUrl: string, named: string): Promise<Outcome> {
  if (!named) return { ok: false, lines: ['restore <folder of one backup>'] };
  const storage = openStorage(config);
  const folder = resolve(named);
  try {
    const order = { folder, secret: config.BACKUP_KEY, databaseUrl, storage };
    const { manifest, migrated } = await restoreBackup(order);
    return {
      ok: true,
      lines: [
        `As of ${manifest.at}: ${sizeOf(manifest)}.`,
        ...(migrated.length > 0 ? [`Migrated further: ${migrated.join(', ')}`] : []),
      ],
    };
  } catch (error) {
    if (error instanceof RestoreRefused) return { ok: false, lines: [error.message] };
    throw error;
  }
}
