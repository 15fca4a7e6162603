import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LiveServer, openLiveServer } from '../proof/live-server.ts';
import { fillDemoWorld } from '../src/app/server/demo/fill-demo-world.ts';
import { loadGazetteer } from '../src/platform/server/geo/load-gazetteer.ts';

const PEOPLE = 2_000;
const HUDDLES = 600;
/** Rows that a backup takes some seconds for. */
const FACTS = 1_500_000;
const ROUNDS = 3;
/** Reads begin so often, whatever becomes of those before. */
const EVERY_MS = 20;
const QUIET_MS = 6_000;
const MAX_RATIO = 1.5;

/** What reads take beside a running backup, against the same reads before it, in turn; answers what is wrong. */
export async function benchBackup(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-backup-'));
  const live = await openLiveServer({ BACKUP_DIR: folder });
  try {
    await fill(live);
    await live.start();
    const read = readerOf(live.origin, (await live.enter('reader')).token);
    await during(read, sleep(QUIET_MS));
    const [alone, beside]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(...(await during(read, sleep(QUIET_MS))));
      beside.push(...(await during(read, takeBackup(live))));
    }
    return judge(alone, beside);
  } finally {
    await live.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill({ platform }: LiveServer): Promise<void> {
  const { pool } = platform.database;
  await loadGazetteer(pool, 50_000);
  await fillDemoWorld(pool, { seed: 1, people: PEOPLE, huddles: HUDDLES, now: new Date() });
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into stream_facts (person_id, seq, fact, data)
     select p.id, n, 'huddle.changed', '{"id": "5f0c1f5e-0000-4000-8000-000000000000"}'
     from (select id from people order by id limit 1000) p, generate_series(1, ${FACTS / 1_000}) n`,
  );
  await client.query('vacuum analyze');
  client.release(true);
}

/** The job of the night, until it is done. */
async function takeBackup({ platform }: LiveServer): Promise<void> {
  const { pool } = platform.database;
  const { rows } = await pool.query(`select (graphile_worker.add_job('take-backup', '{}')).id`);
  const stands = async () =>
    (await pool.query('select last_error from graphile_worker.jobs where id = $1', [rows[0].id])).rows[0];
  for (let job = await stands(); job; job = await stands()) {
    if (job.last_error) throw new Error(job.last_error);
    await sleep(50);
  }
}

/** Asks for a list, an outing page of one's own and the start, in turn; answers how long it took, in milliseconds. */
function readerOf(origin: string, token: string): (at: number) => Promise<number> {
  const paths = ['/api/huddles', '/api/notifications/summary', '/api/public/huddles', '/api/me'];
  return async (at) => {
    const began = performance.now();
    const answer = await fetch(`${origin}${paths[at % paths.length]}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${paths[at % paths.length]}: ${answer.status}`);
    return performance.now() - began;
  };
}

/** Reads at a steady pace until that has ended. */
async function during(read: (at: number) => Promise<number>, work: Promise<unknown>): Promise<number[]> {
  const asked: Promise<number>[] = [];
  const timer = setInterval(() => void asked.push(read(asked.length)), EVERY_MS);
  await work.finally(() => clearInterval(timer));
  return Promise.all(asked);
}

function judge(alone: readonly number[], beside: readonly number[]): string[] {
  const [before, meanwhile] = [percentile(alone, 99), percentile(beside, 99)];
  const ratio = meanwhile / before;
  console.log(
    `reads at ${1_000 / EVERY_MS}/s: p50 ${percentile(alone, 50).toFixed(1)} ms, beside a backup ${percentile(beside, 50).toFixed(1)} ms`,
  );
  console.log(
    `p99 ${before.toFixed(1)} ms (${alone.length}), beside a backup ${meanwhile.toFixed(1)} ms (${beside.length}): ${ratio.toFixed(2)}, at most ${MAX_RATIO}`,
  );
  return ratio > MAX_RATIO ? [`beside a backup reads take ${ratio.toFixed(2)} of the time`] : [];
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor((times.length * share) / 100)] ?? 0;
}
