import { randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { appendFacts, purgeFacts } from '#platform/server/stream/facts.ts';
import { Listener } from './listener.ts';

const full = process.env.TEST_SIZE === 'full';
const METRICS_TOKEN = 'a token for the proof';
const LISTENERS = full ? 1_000 : 40;
const WRITES = full ? 4_000 : 300;
const WRITERS = full ? 64 : 6;
/** One in so many people is told by each write. */
const TOLD = full ? 64 : 8;

let world: TestApp;
let origin = '';
beforeAll(async () => {
  world = await buildTestApp({ DATABASE_POOL: full ? '64' : '8', METRICS_TOKEN });
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
});
// A thousand streams take their time to be ended one by one.
afterAll(() => world.close(), full ? 300_000 : 120_000);

/** One transaction that tells some of the people something, and commits whenever it likes. */
async function write(people: readonly CastMember[]): Promise<void> {
  await world.platform.database.db.transaction().execute(async (tx) => {
    const told = people
      .filter(() => randomInt(TOLD) === 0)
      .sort((a, b) => (a.personId < b.personId ? -1 : 1));
    await appendFacts(
      tx,
      told.map(({ personId }) => ({ personId, fact: 'proof.told', data: {} })),
    );
    await sleep(randomInt(4));
  });
}

async function counters(): Promise<Map<string, number>> {
  const rows = await world.platform.database.db
    .selectFrom('stream_counters')
    .select(['person_id', 'last_seq'])
    .execute();
  return new Map(rows.map((row) => [row.person_id, Number(row.last_seq)]));
}

/** How many streams the server believes to stand, once that no longer changes. */
async function openStreams(): Promise<number> {
  let count = Number.NaN;
  for (let attempt = 0; attempt < 40 && count !== 0; attempt++) {
    await sleep(50);
    const { text } = await world.as(null).get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
    count = Number(/^stream_connections (\d+)$/m.exec(text)?.[1]);
  }
  return count;
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 400 && !isTrue(); attempt++) await sleep(25);
}

test(
  'streams that are cut again and again lose nothing, hear nothing twice and in order (NOT-3)',
  async () => {
    const people = await Promise.all(
      Array.from({ length: LISTENERS }, (_, at) => world.enter({ username: `listener.${at}` })),
    );
    const listeners = people.map((person) => new Listener(origin, person.token));
    const listening = listeners.map((listener) => listener.listen());
    await until(() => listeners.every((listener) => listener.greeted));
    for (let done = 0; done < WRITES; done += WRITERS) {
      await Promise.all(Array.from({ length: WRITERS }, () => write(people)));
      for (const listener of listeners) if (randomInt(12) === 0) listener.cut();
    }
    const last = await counters();
    const expected = people.map(({ personId }) =>
      Array.from({ length: last.get(personId) ?? 0 }, (_, at) => at + 1),
    );
    await until(() => listeners.every((listener, at) => listener.ids.length >= (expected[at]?.length ?? 0)));
    for (const listener of listeners) listener.stop();
    await Promise.all(listening);
    expect(await openStreams()).toBe(0);
    expect(listeners.map((listener) => listener.ids)).toEqual(expected);
    expect(listeners.reduce((resets, listener) => resets + listener.resets, 0)).toBe(0);
  },
  full ? 900_000 : 120_000,
);

test('a cursor that is older than what is kept gets one reset and goes on from there (NOT-3)', async () => {
  const { db } = world.platform.database;
  const fact = { personId: world.cleo.personId, fact: 'proof.told', data: {} };
  const tell = () => db.transaction().execute((tx) => appendFacts(tx, [fact]));
  const listener = new Listener(origin, world.cleo.token);
  const listening = listener.listen();
  await until(() => listener.greeted);
  await tell();
  await until(() => listener.ids.length === 1);
  listener.stop();
  await listening;
  await tell();
  await tell();
  await purgeFacts(db, new Date(Date.now() + 60_000));
  const answer = await fetch(`${origin}/api/sse/subscribe`, {
    headers: { authorization: `Bearer ${world.cleo.token}`, 'last-event-id': '1' },
  });
  const reader = answer.body?.getReader();
  const words = new TextDecoder();
  let text = '';
  for (let reads = 0; reads < 5 && !text.includes('event: reset'); reads++)
    text += words.decode((await reader?.read())?.value);
  await reader?.cancel();
  expect(text.match(/event: reset/g)).toHaveLength(1);
  expect(text).toContain('"last":3');
});
