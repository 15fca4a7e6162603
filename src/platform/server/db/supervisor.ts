import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { createCluster } from './create-cluster.ts';
import { databaseUser, reachablePlace, realDataDir } from './data-folder.ts';
import { freePort } from './free-port.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { claimOwnership, isAlive, livingOwner, livingPostmaster } from './postmaster.ts';
import { type PostmasterSetup, spawnPostmaster } from './spawn-postmaster.ts';

const STOP_LIMIT_MS = 10_000;
const MAX_PAUSE_MS = 2_000;

export interface PostgresOptions {
  readonly dataDir: string;
  /** Fixed port; without it a free one is chosen. */
  readonly port?: number;
  /** false gives up crash safety for speed: for tests only. */
  readonly durable: boolean;
}

export interface RunningPostgres {
  /** Connection string of the database `app`, with its password. */
  readonly url: string;
  /** Process id of the postmaster, which changes when it was restarted after a crash. */
  pid(): number;
  /** Ends the server, waiting for it, unless another living process of ours started it. */
  stop(): Promise<void>;
}

interface Cluster extends PostmasterSetup {
  readonly password: string;
}

/** Starts the packaged PostgreSQL on a folder (made when missing), or joins the one that already runs there. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const runAs = databaseUser();
  const dataDir = realDataDir(options.dataDir, runAs);
  const binaries = findPostgresBinaries(runAs, reachablePlace(dirname(dataDir), runAs));
  const password = createCluster(dataDir, binaries, runAs);
  const cluster: Cluster = { dataDir, binaries, runAs, password, durable: options.durable };
  const borrowed = livingPostmaster(dataDir) !== undefined && livingOwner(dataDir) !== undefined;
  const server = await joinOrLaunch(cluster, options.port);
  if (borrowed) return { url: server.url, pid: server.pid, stop: async () => {} };
  claimOwnership(dataDir);
  return server;
}

async function joinOrLaunch(cluster: Cluster, port: number | undefined): Promise<RunningPostgres> {
  const living = livingPostmaster(cluster.dataDir);
  if (!living) return launchOnPort(cluster, port);
  await untilReady(cluster, living.pid);
  const url = await ensureDatabase(cluster, livingPostmaster(cluster.dataDir)?.port ?? living.port);
  return { url, pid: () => living.pid, stop: () => endProcess(living.pid) };
}

// Another program can take a free port between the look and the bind, so a chosen port gets three tries.
async function launchOnPort(cluster: Cluster, port: number | undefined): Promise<RunningPostgres> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch(cluster, port ?? (await freePort()));
    } catch (error) {
      if (port !== undefined || attempt === 3) throw error;
    }
  }
}

async function launch(cluster: Cluster, port: number): Promise<RunningPostgres> {
  let stopping = false;
  let child = spawnPostmaster(cluster, port);
  await untilReady(cluster, child.pid ?? 0);
  const keepUp = () => {
    child.once('exit', async () => {
      for (let attempt = 0; !stopping; attempt++) {
        // As long as orphans of the killed server hold its shared memory no try succeeds; one that hangs holds it long.
        await sleep(Math.min(100 * attempt, MAX_PAUSE_MS), undefined, { ref: false });
        if (!stopping) child = spawnPostmaster(cluster, port);
        if (await becomesReady(cluster, child.pid ?? 0)) return keepUp();
      }
    });
  };
  keepUp();
  const stop = async () => {
    stopping = true;
    await endProcess(child.pid ?? 0);
  };
  return { url: await ensureDatabase(cluster, port), pid: () => child.pid ?? 0, stop };
}

function becomesReady(cluster: Cluster, pid: number): Promise<boolean> {
  return untilReady(cluster, pid).then(
    () => true,
    () => false,
  );
}

/** Recovery takes as long as it takes: another server beside it would be turned away, and nobody would keep it up. */
async function untilReady(cluster: Cluster, pid: number): Promise<void> {
  while (isAlive(pid)) {
    const now = livingPostmaster(cluster.dataDir);
    if (now?.ready && now.pid === pid) return;
    await sleep(10);
  }
  const log = readFileSync(`${cluster.dataDir}.log`, 'utf8').trimEnd().split('\n').slice(-5).join('\n');
  throw new Error(`PostgreSQL did not start on ${cluster.dataDir}:\n${log}`);
}

async function ensureDatabase(cluster: Cluster, port: number): Promise<string> {
  const server = `postgres://app:${cluster.password}@127.0.0.1:${port}`;
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  const found = await client.query(`select 1 from pg_database where datname = 'app'`);
  if (found.rowCount === 0) await client.query('create database app');
  await client.end();
  return `${server}/app`;
}

async function endProcess(pid: number): Promise<void> {
  if (pid <= 0 || !isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (isAlive(pid) && Date.now() < deadline) await sleep(10);
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
}
