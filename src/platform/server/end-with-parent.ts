import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Makes a detached child end when this process ends in any way, kill -9 included: `cat` sees the end of its
 * input then, and the guard sends the signal.
 */
export function endWithParent(child: ChildProcess, signal: 'INT' | 'TERM'): void {
  if (child.pid === undefined) return;
  const guard = spawn('sh', ['-c', `cat >/dev/null; kill -${signal} "$0"`, String(child.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => {});
  child.once('exit', () => guard.kill('SIGKILL'));
  guard.unref();
  if ('unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref();
}
