import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { inTransaction } from '#platform/server/write.ts';
import { meaningsAfter, unlearned } from './reads.ts';
import { saveMeanings } from './writes.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

/** Learns the newest text that is not learned yet. */
async function learnOne(): Promise<string> {
  const { database, now } = world.platform;
  const [entry] = await unlearned(database.db, now(), 1);
  if (!entry) throw new Error('nothing is left to learn');
  const meaning = new Int8Array(512).fill(1);
  await inTransaction(database, async (tx) => void (await saveMeanings(tx, [{ ...entry, meaning }])));
  return `${entry.kind} ${entry.id}`;
}

test('R2: an older text that is learned after a newer one is still told to who knows the newer one', async () => {
  const [startDateTime, endDateTime] = ['2026-06-08T08:00:00Z', '2026-06-08T12:00:00Z'];
  for (const name of ['The first', 'The second'])
    await world.as(world.asha).post('/api/huddles', { name, startDateTime, endDateTime, timeZone: 'UTC' });
  const { db } = world.platform.database;
  const newer = await learnOne();
  const first = await meaningsAfter(db, 0, 10);
  expect(first.entries.map(({ key }) => key)).toEqual([newer]);
  const older = await learnOne();
  const second = await meaningsAfter(db, first.last, 10);
  expect(second.entries.map(({ key }) => key)).toEqual([older]);
});
