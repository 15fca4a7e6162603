import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../live-server.ts';
import { Writer } from './writer.ts';

const ROUNDS = process.env.TEST_SIZE === 'full' ? 200 : 3;
const WRITERS = 16;
const CAPACITY = 20;

let live: LiveServer;
let huddleId = '';
let writers: Writer[] = [];

beforeAll(async () => {
  live = await openLiveServer();
  await live.start();
  const host = await live.enter('crash.host');
  const from = Date.now() + 30 * 86_400_000;
  const [startDateTime, endDateTime] = [from, from + 3_600_000].map((at) => new Date(at).toISOString());
  const plan = { name: 'Hot', startDateTime, endDateTime, timeZone: 'UTC', capacity: CAPACITY };
  const guests = { guestAllowed: true, guestLimit: 3, guestAllowedAges: ['ADULT'] };
  const made = await fetch(`${live.origin}/api/huddles`, {
    method: 'POST',
    headers: { authorization: `Bearer ${host.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...plan, ...guests }),
  });
  huddleId = ((await made.json()) as { id: string }).id;
  const people = await Promise.all(
    Array.from({ length: WRITERS }, (_, at) => live.enter(`crash.writer${at}`)),
  );
  writers = people.map((person) => new Writer(live.origin, huddleId, person));
}, 120_000);
afterAll(() => live.close());

async function ask<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await live.platform.database.pool.query<Row>(sql, values)).rows;
}

const acknowledged = () => writers.reduce((total, writer) => total + writer.acknowledged, 0);

async function crash(victim: 'server' | 'database'): Promise<void> {
  let stopped = false;
  const before = acknowledged();
  const writing = writers.map((writer) => writer.writeUntil(() => stopped));
  // However slow the machine is, there is something to lose.
  while (acknowledged() <= before + WRITERS) await sleep(5);
  await sleep(randomInt(600));
  if (victim === 'server') await live.killServer();
  else process.kill(live.database.pid(), 'SIGKILL');
  stopped = true;
  await Promise.all(writing);
  if (victim === 'server') await live.start();
  await untilAnswered();
}

/**
 * Anyone who was served by a database that was killed is served on by what is left of it for a moment: only a connection
 * that is made again says that the next one is there.
 */
async function untilAnswered(): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const client = new pg.Client({ connectionString: live.database.url });
    client.on('error', () => {});
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (connected) return live.untilReady();
    await sleep(100);
  }
  throw new Error('the database did not come back');
}

/** What each person said stands as they were told, or as the one request says whose end nobody saw. */
async function lostAnswers(): Promise<string[]> {
  const rows = await ask<{ person_id: string; answer: string | null; party: number }>(
    'select person_id, answer, party from participations where huddle_id = $1',
    [huddleId],
  );
  const byPerson = new Map(rows.map((row) => [row.person_id, row]));
  return writers.flatMap((writer) => {
    const row = byPerson.get(writer.person.personId);
    const stands = row?.answer === 'YES' ? row.party : null;
    const isKnown = writer.possible.some((said) => (said?.party ?? null) === stands);
    if (isKnown) writer.possible = [stands === null ? null : { party: stands }];
    return isKnown
      ? []
      : [`${writer.person.username} said ${JSON.stringify(writer.possible)}, ${stands} stands`];
  });
}

async function wrongPlans(): Promise<string[]> {
  for (const writer of writers) {
    for (const planned of writer.planned) if (planned.id === undefined) await writer.sendPlan(planned);
  }
  const rows = await ask<{ id: string; name: string }>(
    `select id, name from huddles where name like 'Planned %'`,
  );
  const byName = Map.groupBy(rows, (row) => row.name);
  return writers.flatMap((writer) =>
    writer.planned.flatMap(({ key, id }) => {
      const found = byName.get(`Planned ${key}`) ?? [];
      return found.length === 1 && found[0]?.id === id ? [] : [`${key}: ${found.length} huddles for ${id}`];
    }),
  );
}

async function wrongCounts() {
  return ask(
    `select h.confirmed_people, h.held_people, h.waiting_count, c.* from huddles h join lateral (
       select coalesce(sum(party) filter (where place = 'CONFIRMED'), 0) as confirmed,
         coalesce(sum(party) filter (where place = 'OFFERED'), 0) as held,
         count(*) filter (where place in ('WAITING', 'OFFERED')) as waiting
       from participations where huddle_id = h.id) c on true
     where h.id = $1 and ((h.confirmed_people, h.held_people, h.waiting_count)
         is distinct from (c.confirmed, c.held, c.waiting) or c.confirmed + c.held > h.capacity)`,
    [huddleId],
  );
}

test(
  'kill -9 of server or database loses nothing acknowledged, sells no place twice (HUD-14, API-6)',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await crash(round % 2 === 0 ? 'server' : 'database');
      expect(await lostAnswers()).toEqual([]);
      expect(await wrongPlans()).toEqual([]);
      expect(await wrongCounts()).toEqual([]);
    }
    expect(acknowledged()).toBeGreaterThan(ROUNDS * WRITERS);
  },
  ROUNDS * 100_000,
);
