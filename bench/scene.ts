import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { LiveServer } from '../proof/live-server.ts';
import type { Db } from '../src/platform/server/db/database.ts';
import { freePort } from '../src/platform/server/db/free-port.ts';
import { endWithParent } from '../src/platform/server/end-with-parent.ts';
import { hammer, inTurn, type Shots } from './hammer.ts';
import type { Spent } from './processor.ts';

export interface Limit {
  readonly origin: string;
  readonly pid: number;
  readonly startedIn: number;
  stop(): void;
}

export interface Sizes {
  readonly people: number;
  readonly huddles: number;
  readonly seconds: number;
  readonly rounds: number;
  readonly streams: number;
  /** Who writes what timelines are made of, and how many posts and follows each of them has. */
  readonly authors: number;
  readonly posts: number;
}

/** Our server and the limit server over the same database, and what was found wrong so far. */
export interface Scene {
  readonly live: LiveServer;
  readonly limit: Limit;
  readonly sizes: Sizes;
  readonly serverPid: number;
  readonly faults: string[];
}

export type Workload = (scene: Scene) => Promise<void>;

export const CONNECTIONS = 32;

/** The bare server of `limit-server.ts`, in a process of its own, ready to answer. */
export async function startLimit(databaseUrl: string): Promise<Limit> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ['bench/limit-server.ts'], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) },
    stdio: 'inherit',
    detached: true,
  });
  endWithParent(child, 'TERM');
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await sleep(5);
  return {
    origin,
    pid: child.pid ?? 0,
    startedIn: performance.now() - started,
    stop: () => void child.kill(),
  };
}

/** Fills a large world on one connection, without the time limit of statements. */
export function fillUnhurried({ live }: Scene, fill: (db: Db) => Promise<void>): Promise<void> {
  return live.platform.database.db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db);
    await fill(db);
    await sql`reset statement_timeout`.execute(db);
  });
}

/** Prints one figure: ours, the limit's, and the ratio. */
export function line(
  what: string,
  ours: string,
  limit: string,
  ratio: number,
  better: 'more' | 'less',
): void {
  const worded = better === 'more' ? 'ours ÷ limit' : 'ours ÷ limit (less is better)';
  console.log(
    `${what.padEnd(34)} ${ours.padStart(22)} ${limit.padStart(22)}   ${ratio.toFixed(2)} ${worded}`,
  );
}

export const words = (shots: Shots) => `${Math.round(shots.requestsPerSecond)}/s p99 ${shots.p99} ms`;

export function lineOfShots(what: string, best: { ours: Shots; limit: Shots }): void {
  const ratio = best.ours.requestsPerSecond / best.limit.requestsPerSecond;
  line(what, words(best.ours), words(best.limit), ratio, 'more');
  const work = all(best.limit.work) / all(best.ours.work);
  line('  on the processor', wordsOfWork(best.ours), wordsOfWork(best.limit), work, 'more');
}

const all = ({ servers, database }: Spent) => servers + database;

/** Time on the processor a request: of the server, and of the database. */
export const wordsOfWork = ({ work }: Shots) => `${work.servers.toFixed(2)} + ${work.database.toFixed(2)} ms`;

/** For what is judged by its ratio: a first round is spent on compiling, and a machine is seldom quiet for long. */
export const enoughRounds = ({ rounds }: Sizes) => Math.max(rounds, 5);

/** Measures two addresses that anybody may read, in turn; ours by `paths` in turn when there are some. */
export async function readRounds(
  scene: Scene,
  what: string,
  ours: string,
  limit: string,
  paths?: readonly string[],
): Promise<void> {
  const { seconds } = scene.sizes;
  const { status } = await fetch(ours);
  if (status !== 200) {
    scene.faults.push(`${what}: ${new URL(ours).pathname} answers ${status}`);
    return;
  }
  const requestsOf = paths && ((connection: number) => inTurnFrom(connection, paths));
  const best = await inTurn(
    enoughRounds(scene.sizes),
    () => hammer({ url: ours, connections: CONNECTIONS, seconds, ...(requestsOf ? { requestsOf } : {}) }),
    () => hammer({ url: limit, connections: CONNECTIONS, seconds }),
  );
  lineOfShots(what, best);
  if (best.wrong > 0) scene.faults.push(`${what}: ${best.wrong} wrong answers`);
}

/** Each connection begins elsewhere, so that no address comes again soon. */
export function inTurnFrom(connection: number, paths: readonly string[]) {
  const first = Math.floor((connection * paths.length) / CONNECTIONS);
  return [...paths.slice(first), ...paths.slice(0, first)].map((path) => ({ path }));
}

/** Memory the process holds, in KiB. */
export function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
}

export function lineOfMemory(when: string, { serverPid, limit }: Scene): void {
  const [mine, bare] = [residentKb(serverPid), residentKb(limit.pid)];
  const inMiB = (kb: number) => `${Math.round(kb / 1024)} MiB`;
  line(`memory, ${when}`, inMiB(mine), inMiB(bare), mine / bare, 'less');
}
