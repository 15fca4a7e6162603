import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type LiveServer, openLiveServer } from '../proof/live-server.ts';
import { fillDemoWorld } from '../src/app/server/demo/fill-demo-world.ts';
import type { CastMember } from '../src/app/server/testing/cast.ts';
import { freePort } from '../src/platform/server/db/free-port.ts';
import { endWithParent } from '../src/platform/server/end-with-parent.ts';
import { loadGazetteer } from '../src/platform/server/geo/load-gazetteer.ts';
import { gather } from './fan-out.ts';
import { hammer, inTurn, type Shots } from './hammer.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '2000' },
    huddles: { type: 'string', default: '600' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '2' },
    streams: { type: 'string', default: '10000' },
  },
});
const [people, huddles, seconds, rounds, streams] = [
  values.people,
  values.huddles,
  values.seconds,
  values.rounds,
  values.streams,
].map(Number) as [number, number, number, number, number];
const CONNECTIONS = 32;
const RIVALS = 640;
const PLACES = 200;

interface Limit {
  readonly origin: string;
  readonly pid: number;
  readonly startedIn: number;
  stop(): void;
}

async function startLimit(databaseUrl: string): Promise<Limit> {
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

function line(what: string, ours: string, limit: string, ratio: number, better: 'more' | 'less'): void {
  const worded = better === 'more' ? 'ours ÷ limit' : 'ours ÷ limit (less is better)';
  console.log(
    `${what.padEnd(34)} ${ours.padStart(22)} ${limit.padStart(22)}   ${ratio.toFixed(2)} ${worded}`,
  );
}

const words = (shots: Shots) => `${Math.round(shots.requestsPerSecond)}/s p99 ${shots.p99} ms`;

const faults: string[] = [];

async function readRounds(what: string, ours: string, limit: string): Promise<void> {
  const { status } = await fetch(ours);
  if (status !== 200) {
    faults.push(`${what}: ${new URL(ours).pathname} answers ${status}`);
    return;
  }
  const shoot = (url: string) => () => hammer({ url, connections: CONNECTIONS, seconds });
  const best = await inTurn(rounds, shoot(ours), shoot(limit));
  const ratio = best.ours.requestsPerSecond / best.limit.requestsPerSecond;
  line(what, words(best.ours), words(best.limit), ratio, 'more');
  if (best.wrong > 0) faults.push(`${what}: ${best.wrong} wrong answers`);
}

async function hotHuddle(live: LiveServer, limit: Limit, rivals: readonly CastMember[]): Promise<string> {
  const { pool } = live.platform.database;
  await pool.query('create table bench_huddle (taken int not null, capacity int not null)');
  await pool.query('create table bench_answers (person_id uuid primary key)');
  await pool.query('insert into bench_huddle values (0, $1)', [PLACES]);
  const huddleId = await planHuddle(live, rivals[0]);
  const json = { 'content-type': 'application/json' };
  // Each connection first says YES for all its people, past the last place, and then NO for all of them.
  const answers = (url: (rival: CastMember) => string) => (connection: number) => {
    const own = rivals.slice(1).filter((_, at) => at % CONNECTIONS === connection % CONNECTIONS);
    return ['YES', 'NO'].flatMap((rsvpType) =>
      own.map((rival) => ({
        method: 'PUT' as const,
        path: url(rival),
        headers: { ...json, authorization: `Bearer ${rival.token}` },
        body: JSON.stringify({ rsvpType }),
      })),
    );
  };
  const shoot = (origin: string, url: (rival: CastMember) => string) => () =>
    hammer({ url: origin, connections: CONNECTIONS, seconds, requestsOf: answers(url) });
  const best = await inTurn(
    rounds,
    shoot(live.origin, () => `/api/huddles/${huddleId}/rsvp`),
    shoot(limit.origin, (rival) => `/rsvp/${rival.personId}`),
  );
  const ratio = best.ours.requestsPerSecond / best.limit.requestsPerSecond;
  line('RSVP on one hot huddle, durable', words(best.ours), words(best.limit), ratio, 'more');
  await checkNotOversold(live, huddleId, best.wrong);
  return huddleId;
}

async function planHuddle(live: LiveServer, host: CastMember | undefined): Promise<string> {
  const from = Date.now() + 30 * 86_400_000;
  const [startDateTime, endDateTime] = [from, from + 3_600_000].map((at) => new Date(at).toISOString());
  const answer = await fetch(`${live.origin}/api/huddles`, {
    method: 'POST',
    headers: { authorization: `Bearer ${host?.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Hot', startDateTime, endDateTime, timeZone: 'UTC', capacity: PLACES }),
  });
  if (!answer.ok) throw new Error(`no huddle: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

async function checkNotOversold(live: LiveServer, huddleId: string, wrong: number): Promise<void> {
  const found = await live.platform.database.pool.query(
    `select coalesce(sum(party) filter (where place in ('CONFIRMED', 'OFFERED')), 0)::int as taken
     from participations where huddle_id = $1`,
    [huddleId],
  );
  const taken = found.rows[0].taken;
  console.log(`  afterwards ${taken} of ${PLACES} places are taken, ${wrong} wrong answers`);
  if (taken > PLACES) faults.push(`oversold: ${taken} of ${PLACES}`);
  if (wrong > 0) faults.push(`RSVP: ${wrong} wrong answers`);
}

async function liveStreams(
  live: LiveServer,
  limit: Limit,
  huddleId: string,
  rival: CastMember,
): Promise<void> {
  const ours = await gather(live.origin, `/api/sse/subscribe?watch=huddle:${huddleId}`, rival.token, streams);
  const perStream = (residentKb(serverPid) - idleKb) / streams;
  const say = (rsvpType: 'YES' | 'NO') => () =>
    fetch(`${live.origin}/api/huddles/${huddleId}/rsvp`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${rival.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ rsvpType }),
    });
  const took = [await ours.measure(say('NO')), await ours.measure(say('YES')), await ours.measure(say('NO'))];
  ours.close();
  await sleep(1_000);
  const bare = await gather(limit.origin, '/stream', 'none', streams);
  const announce = () => fetch(`${limit.origin}/announce`, { method: 'POST' });
  const least = [await bare.measure(announce), await bare.measure(announce), await bare.measure(announce)];
  bare.close();
  const [mine, theirs] = [Math.min(...took), Math.min(...least)];
  line(
    `a change to ${streams} streams`,
    `${mine.toFixed(0)} ms`,
    `${theirs.toFixed(0)} ms`,
    mine / theirs,
    'less',
  );
  console.log(`  ${perStream.toFixed(1)} KiB a stream`);
}

function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
}

let serverPid = 0;
let idleKb = 0;

function lineOfMemory(when: string, limit: Limit): number {
  const [mine, bare] = [residentKb(serverPid), residentKb(limit.pid)];
  line(
    `memory, ${when}`,
    `${Math.round(mine / 1024)} MiB`,
    `${Math.round(bare / 1024)} MiB`,
    mine / bare,
    'less',
  );
  return mine;
}

async function startBoth(live: LiveServer): Promise<Limit> {
  const { pool } = live.platform.database;
  await loadGazetteer(pool, 50_000);
  await fillDemoWorld(pool, { seed: 1, people, huddles, now: new Date() });
  console.log(`${people} people, ${huddles} huddles; best of ${rounds} rounds of ${seconds} s in turn\n`);
  const started = performance.now();
  serverPid = (await live.start()).pid;
  const cold = performance.now() - started;
  const limit = await startLimit(live.database.url);
  const [ours, bare] = [`${cold.toFixed(0)} ms`, `${limit.startedIn.toFixed(0)} ms`];
  line('cold start to the first answer', ours, bare, cold / limit.startedIn, 'less');
  return limit;
}

async function measure(live: LiveServer, limit: Limit): Promise<void> {
  await sleep(1_500);
  idleKb = lineOfMemory('idle', limit);
  const list = (await (await fetch(`${live.origin}/api/public/huddles`)).json()) as {
    items: { id: string }[];
  };
  const id = list.items[0]?.id ?? '';
  await readRounds(
    'public huddle page, HTML',
    `${live.origin}/join/huddle/${id}`,
    `${limit.origin}/page/${id}`,
  );
  await readRounds(
    'public huddle, JSON',
    `${live.origin}/api/public/huddles/${id}`,
    `${limit.origin}/json/${id}`,
  );
  const names = Array.from({ length: RIVALS + 1 }, (_, at) => `rival.${at}`);
  const rivals = await Promise.all(names.map((name) => live.enter(name)));
  const hot = await hotHuddle(live, limit, rivals);
  if (rivals[1]) await liveStreams(live, limit, hot, rivals[1]);
  lineOfMemory('after all that', limit);
}

async function run(): Promise<void> {
  const live = await openLiveServer({ DATABASE_POOL: '3' });
  let limit: Limit | undefined;
  try {
    limit = await startBoth(live);
    await measure(live, limit);
  } finally {
    limit?.stop();
    await live.close();
  }
}

await run();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
