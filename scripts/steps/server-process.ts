import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endWithParent } from '../../src/platform/server/end-with-parent.ts';

export interface ServerSetup {
  readonly databaseUrl: string;
  readonly port: number;
  /** Everything the server writes goes here. */
  readonly log: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** From the source, and again whenever that changes. */
  readonly watched?: boolean;
}

export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  /** Settles when the process has ended, however that happened. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
  /** kill -9 */
  kill(): Promise<void>;
}

/**
 * Left alone, the young generation grows to a third of what an idle server holds, and what the start needed stays.
 * One thread beside the main one collects garbage: four, on two cores, keep the main one from running.
 */
const MEMORY = ['--max-semi-space-size=16', '--v8-pool-size=1', '--expose-gc'];
/** Of what lies outside the heap, the C library would keep an area for each thread. */
const ALLOCATION = { MALLOC_ARENA_MAX: '2' };
const BUILT = ['build/program/main.mjs'];
const WATCHED = ['--watch', '--watch-preserve-output', 'src/app/server/main.ts'];
/** What was compiled once is kept: half the start, and no compiler in memory. */
const COMPILED = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));
const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 12_000;

/** Starts the real server process and waits until it may get traffic. */
export async function startServerProcess(setup: ServerSetup): Promise<ServerProcess> {
  const log = openSync(setup.log, 'a');
  const said = statSync(setup.log).size;
  const child = spawn(process.execPath, [...MEMORY, ...(setup.watched ? WATCHED : BUILT)], {
    env: {
      NODE_COMPILE_CACHE: COMPILED,
      ...ALLOCATION,
      ...process.env,
      DATABASE_URL: setup.databaseUrl,
      PORT: String(setup.port),
      ...setup.env,
    },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  endWithParent(child, 'TERM');
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const hung = await Promise.race([ended, sleep(STOP_LIMIT_MS, true, { ref: false })]);
    if (hung) child.kill('SIGKILL');
    await ended;
  };
  const origin = `http://127.0.0.1:${setup.port}`;
  // A pipe or a device would be read for ever.
  const kept = () => (statSync(setup.log).isFile() ? readFileSync(setup.log) : Buffer.alloc(0));
  const words = () => kept().subarray(said).toString().split('\n').slice(-12).join('\n');
  if (!(await becomesReady(origin, ended))) {
    await end('SIGTERM');
    throw new Error(`The server did not start:\n${words()}`);
  }
  return { origin, pid: child.pid ?? 0, ended, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

async function becomesReady(origin: string, ended: Promise<void>): Promise<boolean> {
  let gone = false;
  ended.then(() => {
    gone = true;
  });
  for (const deadline = Date.now() + START_LIMIT_MS; !gone && Date.now() < deadline; await sleep(20)) {
    const ready = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return true;
  }
  return false;
}
