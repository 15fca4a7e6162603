import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { endWithParent } from '../end-with-parent.ts';
import type { PostgresBinaries, RunAs } from './postgres-binaries.ts';

const RELAXED = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

export interface PostmasterSetup {
  readonly dataDir: string;
  readonly binaries: PostgresBinaries;
  readonly runAs: RunAs;
  readonly durable: boolean;
}

/** Starts the server process in a session of its own; it ends when this process ends, however that happens. */
export function spawnPostmaster(cluster: PostmasterSetup, port: number): ChildProcess {
  const log = openSync(`${cluster.dataDir}.log`, 'a');
  const settings = [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'timezone=UTC',
  ];
  const sizes = ['-c', 'max_connections=200', '-c', 'jit=off', '-c', 'max_wal_size=2GB'];
  const safety = cluster.durable ? [] : RELAXED;
  const args = ['-D', cluster.dataDir, '-p', String(port), ...settings, ...sizes, ...safety];
  // Its own session: Ctrl-C reaches us, and we stop the database after the server.
  const child = spawn(cluster.binaries.postgres, args, {
    ...cluster.runAs,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.on('error', () => {});
  endWithParent(child, 'INT');
  child.unref();
  return child;
}
