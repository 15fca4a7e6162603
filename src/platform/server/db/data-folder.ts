import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readlinkSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { RunAs } from './postgres-binaries.ts';

const NOBODY = 65534;
const OPEN_PLACE = '/var/lib/embedded-postgres';

/** The user that PostgreSQL runs as: ourselves, or `nobody` when we are root. */
export function databaseUser(): RunAs {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

/** Where things may be put that the database user must be able to reach. */
export function reachablePlace(wanted: string, runAs: RunAs): string {
  return runAs.uid === undefined || isReachable(wanted) ? wanted : OPEN_PLACE;
}

/**
 * The folder the cluster really lives in. Under a folder closed to the database user (a checkout in the home of
 * root) it is a folder of its own outside, with a link to it where it was asked for.
 */
export function realDataDir(wanted: string, runAs: RunAs): string {
  const path = resolve(wanted);
  mkdirSync(dirname(path), { recursive: true });
  if (isLink(path)) return readlinkSync(path);
  if (runAs.uid === undefined || isReachable(dirname(path))) return path;
  const outside = join(OPEN_PLACE, createHash('sha256').update(path).digest('hex').slice(0, 16));
  mkdirSync(OPEN_PLACE, { recursive: true, mode: 0o755 });
  if (!existsSync(path)) symlinkSync(outside, path);
  return outside;
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function isReachable(folder: string): boolean {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const stat = statSync(at, { throwIfNoEntry: false });
    if (stat && (stat.mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
