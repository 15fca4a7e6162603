import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { inTransaction } from '../write.ts';
import { Connection } from './connection.ts';
import { appendFacts } from './facts.ts';
import { MAX_STREAMS, StreamHub } from './hub.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

/** A stream that keeps the numbers it was sent. */
function listen(cursor: number) {
  const heard: number[] = [];
  const ended: string[] = [];
  const response = {
    destroyed: false,
    writableLength: 0,
    write: (bytes: Buffer) => heard.push(Number(/^id: ?(\d+)/m.exec(bytes.toString())?.[1])),
    end: (bytes: Buffer) => ended.push(bytes.toString()),
  } as unknown as ServerResponse;
  return { heard, ended, connection: new Connection(response, world.asha.personId, new Set(), cursor) };
}

test('NOT-3: a stream that comes back while another of the same person is read for misses nothing between', async () => {
  const { database, bus, log } = world.platform;
  const { personId } = world.asha;
  await inTransaction(database, async (tx) => {
    const facts = Array.from({ length: 3 }, () => ({ personId, fact: 'proof.told', data: {} }));
    await appendFacts(tx, facts);
    return 'DONE';
  });
  const hub = new StreamHub(database.db, bus, log);
  const [ahead, behind] = [listen(2), listen(0)];
  hub.add(ahead.connection);
  hub.wake([personId]);
  // The read for the first has begun behind its number.
  hub.add(behind.connection);
  hub.wake([personId]);
  await expect.poll(() => behind.heard).toEqual([1, 2, 3]);
  expect(ahead.heard).toEqual([3]);
  hub.close();
});

test('R5: facts that a short trouble of the database kept back come with the next try, and it is logged', async () => {
  const { database, bus } = world.platform;
  const { personId } = world.asha;
  const said: string[] = [];
  const hub = new StreamHub(database.db, bus, {
    warn: (_of: unknown, words?: string) => void said.push(String(words)),
  });
  const { heard, connection } = listen(0);
  hub.add(connection);
  await database.pool.query('alter table stream_facts rename to facts_elsewhere');
  hub.wake([personId]);
  await expect.poll(() => said.length).toBeGreaterThan(0);
  await database.pool.query('alter table facts_elsewhere rename to stream_facts');
  await expect.poll(() => heard).toEqual([1, 2, 3]);
  expect(said[0]).toBe('facts could not be read; trying again');
  hub.close();
});

test('S9: of more than twelve live streams of one person the oldest are ended for good', () => {
  const { database, bus, log } = world.platform;
  const hub = new StreamHub(database.db, bus, log);
  const streams = Array.from({ length: 40 }, () => listen(0));
  for (const { connection } of streams) hub.add(connection);
  expect(hub.size).toBe(MAX_STREAMS);
  expect(MAX_STREAMS).toBeLessThanOrEqual(12);
  const over = streams.map(({ ended }) => ended.some((frame) => frame.includes('FatalError')));
  expect(over).toEqual(streams.map((_, at) => at < 40 - MAX_STREAMS));
  hub.close();
});
