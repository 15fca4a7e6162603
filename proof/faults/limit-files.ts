import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * From now on no file of this process and its children may grow beyond so many bytes: for them the disk is full. It
 * works for anyone who runs the proof, on any file system.
 */
export function limitFiles(pid: number, bytes: number | 'unlimited'): void {
  for (const each of [pid, ...childrenOf(pid)]) {
    try {
      execFileSync('prlimit', ['--pid', String(each), `--fsize=${bytes}:`], { stdio: 'pipe' });
    } catch {
      // It has ended meanwhile, with its limit.
    }
  }
}

function childrenOf(pid: number): number[] {
  try {
    const path = `/proc/${pid}/task/${pid}/children`;
    return readFileSync(path, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
