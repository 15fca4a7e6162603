import { readFileSync, writeFileSync } from 'node:fs';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** The server that holds this data folder now, from its lock file; undefined when none is alive. */
export function livingPostmaster(dataDir: string): Postmaster | undefined {
  const lines = readOrEmpty(`${dataDir}/postmaster.pid`).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isPostgres(pid)) return undefined;
  return { pid, port: Number(lines[3]), ready: (lines[7] ?? '').trim() === 'ready' };
}

/** Of a process that could not be started, 0, it is false: to signals that would be all processes of our group. */
export function isAlive(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

// A lock file outlives a crash and its pid may be somebody else's by now.
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  return readOrEmpty(`/proc/${pid}/cmdline`).includes('postgres');
}

/** Which process of ours started the server and will stop it; undefined when that process is gone. */
export function livingOwner(dataDir: string): number | undefined {
  const pid = Number(readOrEmpty(`${dataDir}.owner`));
  return pid > 0 && isAlive(pid) ? pid : undefined;
}

export function claimOwnership(dataDir: string): void {
  writeFileSync(`${dataDir}.owner`, String(process.pid));
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
