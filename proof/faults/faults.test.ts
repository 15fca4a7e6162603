import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enterAs, renew } from '#platform/server/identity/testing/log-in-journey.ts';
import { goodPicture } from '#platform/server/media/picture-corpus.ts';
import { keepRunning } from '../../scripts/steps/keep-running.ts';
import { type LiveServer, openLiveServer } from '../live-server.ts';
import { browserAt } from './browser-at.ts';
import { limitFiles } from './limit-files.ts';
import { Planner } from './planner.ts';

// Far from how long an answer takes, far below how long somebody would wait for what is away.
const ANSWER_MS = 20_000;
const DAY_MS = 86_400_000;
const PASSWORD = 'a long walk up the ridge';
const BACK_MS = 30_000;
const METRICS_TOKEN = 'a token for the proof';
const PLANNERS = 4;

let live: LiveServer;
let planners: Planner[] = [];
beforeAll(async () => {
  live = await openLiveServer({ METRICS_TOKEN, LOG_LEVEL: 'info' });
  const names = Array.from({ length: PLANNERS }, (_, at) => `fault.planner${at}`);
  const people = await Promise.all(names.map((name) => live.enter(name)));
  planners = people.map((person) => new Planner(live.origin, person));
}, 240_000);
afterAll(() => live.close());

const one = () => planners[0] as Planner;
const upload = async () => one().send('/api/media', new Uint8Array(await goodPicture(20, 20)), 'image/jpeg');
const readyz = () => fetch(`${live.origin}/readyz`).then(({ status }) => status);

async function restart(other: Parameters<LiveServer['start']>[0]): Promise<void> {
  const server = await live.start(other);
  stopServer = server.stop;
}
let stopServer = async () => {};

async function droppedLines(): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${live.origin}/metrics`, { headers })).text();
  return Number(/^log_lines_dropped (\d+)$/m.exec(text)?.[1]);
}

/** Everything that somebody was told is kept stands in the database. */
async function lost(): Promise<string[]> {
  const told = planners.flatMap(({ acknowledged }) => acknowledged);
  const { rows } = await live.platform.database.pool.query<{ id: string }>('select id from huddles');
  const kept = new Set(rows.map(({ id }) => id));
  return told.filter((id) => !kept.has(id));
}

test('S4: with no room for its log, from the start, the server answers and counts what is dropped', async () => {
  await restart({ log: '/dev/full' });
  expect(await one().plan()).toBe(200);
  expect(await droppedLines()).toBeGreaterThan(0);
  await stopServer();
});

test('S4: a log pipe that nobody holds any more ends nothing', async () => {
  const pipe = join(live.folder, 'log.pipe');
  execFileSync('mkfifo', [pipe]);
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  await restart({ log: pipe });
  closeSync(reader);
  for (let turn = 0; turn < 5; turn += 1) expect(await one().plan()).toBe(200);
  expect(await droppedLines()).toBeGreaterThan(0);
  await stopServer();
});

test('S4: a media folder that takes nothing, then S3 that is away, hold up pictures and nothing else', async () => {
  await restart({});
  const media = join(live.folder, 'media');
  rmSync(media, { recursive: true, force: true });
  writeFileSync(media, '');
  expect(await upload()).toBe(503);
  expect([await readyz(), await one().plan()]).toEqual([503, 200]);
  rmSync(media);
  expect(await upload()).toBe(200);
  await expect.poll(readyz, { timeout: BACK_MS }).toBe(200);
  await stopServer();
  const deaf = createServer(() => {});
  await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve));
  const { port } = deaf.address() as AddressInfo;
  for (const MEDIA_S3_ENDPOINT of ['http://127.0.0.1:9', `http://127.0.0.1:${port}`]) {
    const bucket = { MEDIA_S3_BUCKET: 'b', MEDIA_S3_ACCESS_KEY: 'a', MEDIA_S3_SECRET_KEY: 's' };
    await restart({ env: { ...bucket, MEDIA_S3_ENDPOINT } });
    expect([await upload(), await one().plan(), await readyz()]).toEqual([503, 200, 200]);
    await stopServer();
  }
  deaf.close();
  expect(one().slowest).toBeLessThan(ANSWER_MS);
});

test('S4: while no mail server is there people are answered, and their mails wait', async () => {
  await restart({ env: { MAIL_URL: 'smtp://127.0.0.1:9' } });
  const letter = JSON.stringify({ email: 'fault@mail.example' });
  expect(await one().send('/api/public/newsletter', letter, 'application/json')).toBe(200);
  const { rows } = await live.platform.database.pool.query(
    `select sent_at from mail_outbox where to_address = 'fault@mail.example'`,
  );
  expect(rows).toEqual([{ sent_at: null }]);
  expect(one().slowest).toBeLessThan(ANSWER_MS);
  await stopServer();
});

describe.each([
  ['ahead', DAY_MS],
  ['behind', -DAY_MS],
])('S4: a server whose clock is a day %s', (way, shift) => {
  const email = `clock.${way}@trailfolk.example`;
  const enter = (page: 'sign-up' | 'log-in') =>
    enterAs(browserAt(live.origin, live.platform.config.PUBLIC_ORIGIN), page, email, PASSWORD);
  const renewed = async (refreshToken = '') => {
    const browser = browserAt(live.origin, live.platform.config.PUBLIC_ORIGIN);
    return (await renew(browser, refreshToken)).status;
  };

  test('S4: answers pages and API, keeps what it says it keeps, and lets people in then and later', async () => {
    const preload = new URL('./shift-clock.ts', import.meta.url).href;
    await restart({ env: { NODE_OPTIONS: `--import=${preload}`, CLOCK_SHIFT_MS: String(shift) } });
    expect(await one().plan()).toBe(200);
    const noted = await clockOf(one().acknowledged.at(-1));
    expect(Math.round((noted - Date.now()) / DAY_MS)).toBe(Math.sign(shift));
    expect(await failing()).toEqual([]);
    const { tokens } = await enter('sign-up');
    expect(tokens?.access_token).toEqual(expect.any(String));
    await stopServer();
    await restart({});
    expect([await one().plan(), await lost()]).toEqual([200, []]);
    expect(await failing()).toEqual([]);
    expect((await enter('log-in')).tokens?.access_token).toEqual(expect.any(String));
    expect(await renewed(tokens?.refresh_token)).toBe(200);
    await stopServer();
  }, 60_000);
});

/** Every page and every reading operation without parameters that answers with a fault of the server. */
async function failing(): Promise<string[]> {
  const { paths } = (await (await fetch(`${live.origin}/api/openapi.json`)).json()) as {
    paths: Record<string, object>;
  };
  const reads = Object.keys(paths).filter((path) => 'get' in (paths[path] ?? {}) && !path.includes('{'));
  const pages = ['/', '/start', '/features', '/inspirations', '/login', '/huddle/huddles', '/readyz'];
  const failed: string[] = [];
  for (const path of [...pages, ...reads]) {
    if (path.includes('stream')) continue;
    const { status } = await one().read(path);
    if (status === 0 || status >= 500) failed.push(`${path}: ${status}`);
  }
  expect(reads.length).toBeGreaterThan(20);
  return failed;
}

async function clockOf(huddleId: string | undefined): Promise<number> {
  const { rows } = await live.platform.database.pool.query<{ created_at: Date }>(
    'select created_at from huddles where id = $1',
    [huddleId],
  );
  return rows[0]?.created_at.getTime() ?? 0;
}

test('S4, S16: a disk that fills up while the database restarts and the server is killed loses nothing told', async () => {
  const first = await live.start();
  let stopping = false;
  const keeper = keepRunning(first, {
    start: () => live.start(),
    isStopping: () => stopping,
    say: () => {},
    pause: (milliseconds) => sleep(milliseconds),
    now: () => performance.now(),
  });
  const planning = planners.map((planner) => planner.planUntil(() => stopping));
  const enough = () => planners.every(({ told }) => told.length > 20);
  await expect.poll(enough, { timeout: BACK_MS }).toBe(true);
  limitFiles(live.database.pid(), 8_192);
  process.kill(live.database.pid(), 'SIGQUIT');
  await sleep(1_500);
  limitFiles(live.database.pid(), 8_192);
  await sleep(1_500);
  await live.killServer();
  limitFiles(live.database.pid(), 'unlimited');
  const before = one().acknowledged.length;
  await live.untilReady();
  await expect.poll(() => one().acknowledged.length, { timeout: BACK_MS }).toBeGreaterThan(before + 3);
  stopping = true;
  await Promise.all(planning);
  expect(await lost()).toEqual([]);
  expect(
    planners.flatMap(({ statuses }) => statuses).filter((status) => ![0, 200, 503].includes(status)),
  ).toEqual([]);
  expect(Math.max(...planners.map(({ slowest }) => slowest))).toBeLessThan(ANSWER_MS);
  await live.killServer();
  expect(await keeper).toBe(true);
}, 120_000);
