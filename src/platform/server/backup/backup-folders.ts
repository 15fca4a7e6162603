import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesOf, type Place, readFileOf, writeFileOf } from './backup-file.ts';
import { type Manifest, parseManifest } from './manifest.ts';

const NAME = /^backup-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/;
const HALF = /^\.backup-.*\.part$/;
const HALF_LIVES_MS = 24 * 3_600_000;

export interface BackupFolder {
  readonly name: string;
  readonly at: Date;
}

export function nameOf(at: Date): string {
  return `backup-${at.toISOString().replaceAll(/[:.]/g, '-')}`;
}

export function halfNameOf(name: string): string {
  return `.${name}.part`;
}

function dateOf(name: string): Date | undefined {
  const [, day, hours, minutes, seconds, rest] = NAME.exec(name) ?? [];
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}.${rest}Z`) : undefined;
}

/** The whole backups of a folder, the newest first. */
export async function listBackups(folder: string): Promise<BackupFolder[]> {
  const names = await readdir(folder).catch(() => []);
  const found = names.flatMap((name) => {
    const at = dateOf(name);
    return at ? [{ name, at }] : [];
  });
  return found.sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** Removes what interrupted backups left behind, once it is a day old: a younger one may still be written. */
export async function removeHalves(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const at = HALF.test(name) ? dateOf(name.slice(1, -'.part'.length)) : undefined;
    if (at && now.getTime() - at.getTime() > HALF_LIVES_MS) await rm(join(folder, name), { recursive: true });
  }
}

export const tablePlace = (folder: string, table: string, secret?: string): Place => ({
  path: join(folder, 'tables', `${table}.copy.gz`),
  isPacked: true,
  secret,
});

export const jobsPlace = (folder: string, secret?: string): Place => ({
  path: join(folder, 'jobs.copy.gz'),
  isPacked: true,
  secret,
});

export const mediaPlace = (folder: string, key: string, secret?: string): Place => ({
  path: join(folder, 'media', key),
  isPacked: false,
  secret,
});

const manifestPlace = (folder: string, secret?: string): Place => ({
  path: join(folder, 'manifest.json'),
  isPacked: false,
  secret,
});

export async function writeManifest(folder: string, manifest: Manifest, secret?: string): Promise<void> {
  const text = `${JSON.stringify(manifest, undefined, 1)}\n`;
  await writeFileOf(manifestPlace(folder, secret), bytesOf(Buffer.from(text)));
}

export async function readManifest(folder: string, secret?: string): Promise<Manifest> {
  const parts: Buffer[] = [];
  for await (const part of readFileOf(manifestPlace(folder, secret))) parts.push(part);
  return parseManifest(Buffer.concat(parts).toString('utf8'));
}
