import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { inTransaction } from '../write.ts';
import { Connection } from './connection.ts';
import { appendFacts } from './facts.ts';
import { StreamHub } from './hub.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

/** A stream that keeps the numbers it was sent. */
function listen(cursor: number) {
  const heard: number[] = [];
  const response = {
    destroyed: false,
    writableLength: 0,
    write: (bytes: Buffer) => heard.push(Number(/^id: ?(\d+)/m.exec(bytes.toString())?.[1])),
    end: () => undefined,
  } as unknown as ServerResponse;
  return { heard, connection: new Connection(response, world.asha.personId, new Set(), cursor) };
}

test('NOT-3: a stream that comes back while another of the same person is read for misses nothing between', async () => {
  const { database, bus } = world.platform;
  const { personId } = world.asha;
  await inTransaction(database, async (tx) => {
    const facts = Array.from({ length: 3 }, () => ({ personId, fact: 'proof.told', data: {} }));
    await appendFacts(tx, facts);
    return 'DONE';
  });
  const hub = new StreamHub(database.db, bus);
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
