import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { Ledger } from '../../rules/ledger.ts';
import { huddleAfter, ledgerStartOf } from '../row-facts.ts';
import { planOf } from '../testing/plan-of.ts';
import { saveLedger } from '../writes.ts';
import { lockHuddle, seePlaces } from './reads.ts';

let world: TestApp;
let id: HuddleId;
beforeAll(async () => {
  world = await buildTestApp();
  const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), { capacity: 5 }));
  id = made.body.id;
});
afterAll(() => world.close());

const wishes = () => ({ callers: [], opensRoom: true, now: world.platform.now() });

/** Somebody has a place, one is offered one, one waits, one asks, one says maybe, and the limit is another. */
async function changeEverything(ledger: Ledger): Promise<void> {
  const names = ['goes', 'next', 'waits', 'asks', 'ponders'];
  const [goes, next, waits, asks, ponders] = (await Promise.all(
    names.map(async (username) => (await world.enter({ username })).personId),
  )) as [PersonId, PersonId, PersonId, PersonId, PersonId];
  const alone = { guests: {}, party: 1 };
  ledger.changeCapacity(1);
  ledger.answer(goes, { answer: 'YES', wants: 'PLACE', ...alone });
  ledger.answer(next, { answer: 'YES', wants: 'PLACE', ...alone });
  ledger.changeCapacity(2);
  ledger.settle(world.platform.now());
  ledger.answer(waits, { answer: 'YES', wants: 'PLACE', ...alone });
  ledger.answer(asks, { answer: 'YES', wants: 'APPROVAL', ...alone });
  ledger.answer(ponders, { answer: 'MAYBE', wants: 'NOTHING', ...alone });
}

test('HUD-14 what is remembered of a huddle after a commit is what the database has', async () => {
  const { database, now } = world.platform;
  const saved = await inTransaction(database, async (tx) => {
    const before = await lockHuddle(tx, id, wishes());
    if (!before) throw new Error('no such huddle');
    const ledger = new Ledger(ledgerStartOf(before.row, before.queue ?? []));
    await changeEverything(ledger);
    const writer = (await saveLedger(tx, id, ledger, { now: now(), jobs: [] })) ?? '';
    return { writer, before: before.row, after: huddleAfter(before.row, ledger), queue: ledger.queue() };
  });
  if (isRefusal(saved)) throw new Error(saved.code);
  const found = await seePlaces(database.db, id, wishes(), undefined);
  expect(found).toMatchObject({ writer: saved.writer, queue: saved.queue });
  expect(found?.row).toEqual(saved.after);
  const changed = Object.entries(saved.after).filter(
    ([name, value]) => Reflect.get(saved.before, name) !== value,
  );
  expect(changed.map(([name]) => name).sort()).toEqual([
    'capacity',
    'confirmed_count',
    'confirmed_people',
    'held_people',
    'last_queue_number',
    'maybe_count',
    'requested_count',
    'waiting_count',
  ]);
});

test('HUD-14 what is remembered counts only while nobody else wrote the huddle', async () => {
  const { db, pool } = world.platform.database;
  const read = await seePlaces(db, id, wishes(), undefined);
  if (!read?.queue) throw new Error('not read');
  const known = { writer: read.writer, row: { ...read.row, name: 'Remembered' }, queue: read.queue };
  expect((await seePlaces(db, id, wishes(), known))?.row.name).toBe('Remembered');
  await pool.query('update huddles set name = $2 where id = $1', [id, 'Renamed']);
  expect((await seePlaces(db, id, wishes(), known))?.row.name).toBe('Renamed');
});
