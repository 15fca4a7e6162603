import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { PostgresBinaries, RunAs } from './postgres-binaries.ts';

/** Makes an empty cluster in `dataDir` unless one is there; returns the password of its user `app`. */
export function createCluster(dataDir: string, binaries: PostgresBinaries, runAs: RunAs): string {
  const secret = `${dataDir}.password`;
  if (existsSync(`${dataDir}/PG_VERSION`)) return readFileSync(secret, 'utf8');
  const password = randomBytes(24).toString('base64url');
  writeFileSync(secret, password, { mode: 0o600 });
  // An interrupted initdb must not look like a cluster: it works beside, and the finished folder is renamed.
  const half = `${dataDir}.new`;
  rmSync(half, { recursive: true, force: true });
  runInitdb(half, password, binaries, runAs);
  rmSync(dataDir, { recursive: true, force: true });
  renameSync(half, dataDir);
  return password;
}

function runInitdb(folder: string, password: string, binaries: PostgresBinaries, runAs: RunAs): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const passwordFile = `${folder}.pw`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runAs.uid !== undefined && runAs.gid !== undefined) {
    for (const path of [folder, passwordFile]) chownSync(path, runAs.uid, runAs.gid);
  }
  chmodSync(folder, 0o700);
  const options = ['-U', 'app', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const done = spawnSync(binaries.initdb, ['-D', folder, ...options, ...locale], { ...runAs, cwd: '/' });
  rmSync(passwordFile);
  if (done.status !== 0) throw new Error(`initdb failed: ${done.stderr ?? done.error?.message}`);
}
