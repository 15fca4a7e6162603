import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { Ledger } from '../../rules/ledger.ts';
import { huddleAfter, ledgerStartOf } from '../rows.ts';
import { planOf } from '../testing/plans.ts';
import { saveAttendance } from './save-attendance.sql.ts';
import { lockHuddle, readAttendance } from './store.ts';

let world: TestApp;
let id: HuddleId;
beforeAll(async () => {
  world = await buildTestApp();
  const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), { capacity: 5 }));
  id = made.body.id;
});
afterAll(() => world.close());

const concern = () => ({ people: [], unregistered: [], opensSpots: true, now: world.platform.now() });

/** Somebody has a spot, one is offered one, one waits, one asks, one says maybe, and the limit is another. */
async function changeEverything(ledger: Ledger): Promise<void> {
  const names = ['goes', 'next', 'waits', 'asks', 'ponders'];
  const [goes, next, waits, asks, ponders] = (await Promise.all(
    names.map(async (username) => (await world.enter({ username })).personId),
  )) as [PersonId, PersonId, PersonId, PersonId, PersonId];
  const alone = { guests: {}, party: 1 };
  ledger.changeCapacity(1);
  ledger.answer(goes, { answer: 'YES', wants: 'SPOT', ...alone });
  ledger.answer(next, { answer: 'YES', wants: 'SPOT', ...alone });
  ledger.changeCapacity(2);
  ledger.settle(world.platform.now());
  ledger.answer(waits, { answer: 'YES', wants: 'SPOT', ...alone });
  ledger.answer(asks, { answer: 'YES', wants: 'APPROVAL', ...alone });
  ledger.answer(ponders, { answer: 'MAYBE', wants: 'NOTHING', ...alone });
}

test('HUD-14 what is remembered of a huddle after a commit is what the database has', async () => {
  const { database, now } = world.platform;
  const saved = await inTransaction(database, async (tx) => {
    const before = await lockHuddle(tx, id, concern());
    if (!before) throw new Error('no such huddle');
    const ledger = new Ledger(ledgerStartOf(before.row, before.queue ?? []));
    await changeEverything(ledger);
    expect(await saveAttendance(tx, before.row, ledger, { now: now(), jobs: [] })).toBe(true);
    return { before: before.row, after: huddleAfter(before.row, ledger), queue: ledger.queue() };
  });
  if (isRefusal(saved)) throw new Error(saved.code);
  const found = await readAttendance(database.db, id, concern(), undefined);
  expect(found).toMatchObject({ queue: saved.queue });
  expect(found?.row).toEqual(saved.after);
  const changed = Object.entries(saved.after).filter(
    ([name, value]) => Reflect.get(saved.before, name) !== value,
  );
  expect(changed.map(([name]) => name).sort()).toEqual([
    'attendance_version',
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
  const read = await readAttendance(db, id, concern(), undefined);
  if (!read?.queue) throw new Error('not read');
  const known = { row: { ...read.row, name: 'Remembered' }, queue: read.queue };
  expect((await readAttendance(db, id, concern(), known))?.row.name).toBe('Remembered');
  await pool.query('update huddles set name = $2 where id = $1', [id, 'Renamed']);
  expect((await readAttendance(db, id, concern(), known))?.row.name).toBe('Renamed');
});
