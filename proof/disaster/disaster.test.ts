import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restore } from '#app/server/operator/backups.ts';
import { runOperator } from '#app/server/operator/run-operator.ts';
import { Writer } from '../crash/writer.ts';
import { type LiveServer, openLiveServer } from '../live-server.ts';
import { smallPicture } from '../rights/small-picture.ts';

const WRITERS = 8;
/** Both are the same place to the people, one after the other. */
const same = { BACKUP_KEY: '5a'.repeat(32), PUBLIC_ORIGIN: 'http://hike.example' };
let lost: LiveServer;
let found: LiveServer;

beforeAll(async () => {
  found = await openLiveServer(same);
  // Backups lie on the machine that is not lost.
  lost = await openLiveServer({ ...same, BACKUP_DIR: join(found.folder, 'backups') });
  await lost.start();
}, 120_000);
afterAll(async () => {
  await lost.close();
  await found.close();
});

async function plan(host: { token: string }): Promise<string> {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const when = { startDateTime: at(30), endDateTime: at(31), timeZone: 'UTC' };
  const guests = { capacity: 20, guestAllowed: true, guestLimit: 3, guestAllowedAges: ['ADULT'] };
  const made = await fetch(`${lost.origin}/api/huddles`, {
    method: 'POST',
    headers: { authorization: `Bearer ${host.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Before the flood', ...when, ...guests }),
  });
  return String(((await made.json()) as { id: string }).id);
}

async function upload(owner: { token: string }): Promise<void> {
  const answer = await fetch(`${lost.origin}/api/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'image/png' },
    body: new Uint8Array(smallPicture),
  });
  expect(answer.status).toBe(200);
}

async function emptied(): Promise<string> {
  const client = new pg.Client({ connectionString: found.database.url });
  await client.connect();
  await client.query('create database restored');
  await client.end();
  return found.database.url.replace(/\/app$/, '/restored');
}

test('ADM-2: after a disaster nothing is missing that was acknowledged before the point of the backup', async () => {
  const host = await lost.enter('flood.host');
  const huddleId = await plan(host);
  await upload(host);
  const people = await Promise.all(
    Array.from({ length: WRITERS }, (_, at) => lost.enter(`flood.writer${at}`)),
  );
  const writers = people.map((person) => new Writer(lost.origin, huddleId, person));
  let stopped = false;
  const writing = writers.map((writer) => writer.writeUntil(() => stopped));
  const acknowledged = () => writers.reduce((total, writer) => total + writer.acknowledged, 0);
  const reach = async (count: number) => {
    while (acknowledged() < count) await sleep(5);
  };

  await reach(10 * WRITERS);
  const before = writers.flatMap(({ planned }) => planned.flatMap(({ id }) => (id ? [id] : [])));
  const taken = await runOperator(lost.platform, ['backup'], 'root@here');
  expect(taken.ok).toBe(true);
  await reach(acknowledged() + 2 * WRITERS);
  await lost.killServer();
  process.kill(lost.database.pid(), 'SIGKILL');
  stopped = true;
  await Promise.all(writing);
  rmSync(join(lost.folder, 'media'), { recursive: true });

  const [name] = readdirSync(join(found.folder, 'backups'));
  const url = await emptied();
  const { config } = found.platform;
  const restored = await restore(config, url, join(found.folder, 'backups', name ?? ''));
  expect(restored).toMatchObject({ ok: true });

  const there = new pg.Client({ connectionString: url });
  await there.connect();
  const { rows } = await there.query<{ id: string }>('select id from huddles');
  const ids = new Set(rows.map(({ id }) => id));
  expect(before.length).toBeGreaterThan(0);
  expect(before.filter((id) => !ids.has(id))).toEqual([]);
  // What stands is of one instant: the counts of the huddle are those of its parties.
  const counts = await there.query(
    `select h.confirmed_people, coalesce(sum(party) filter (where place = 'CONFIRMED'), 0)::int as parties
     from huddles h left join participations p on p.huddle_id = h.id where h.id = $1 group by h.id`,
    [huddleId],
  );
  expect(counts.rows[0]?.confirmed_people).toBe(counts.rows[0]?.parties);
  await there.end();
  const pictures = readdirSync(join(found.folder, 'media'), { recursive: true, encoding: 'utf8' });
  const masters = pictures.filter((path) => path.endsWith('master.webp'));
  expect(masters).toHaveLength(1);
  for (const path of masters)
    expect((await sharp(join(found.folder, 'media', path)).metadata()).width).toBe(20);

  // The machine that is left serves it to the same people.
  await found.start({ env: { DATABASE_URL: url } });
  const answer = await fetch(`${found.origin}/api/huddles/${huddleId}`, {
    headers: { authorization: `Bearer ${host.token}` },
  });
  expect(answer.status).toBe(200);
}, 300_000);
