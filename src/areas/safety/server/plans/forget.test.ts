import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { addContact, HOUR_MS, startPlan, watchFor } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

test('SAFE-1 what has ended is forgotten after a month', async () => {
  const { ben, cleo } = world;
  const contact = await addContact(world, cleo);
  const id = await startPlan(world, cleo, { contactIds: [contact.id] });
  await watchFor(world, 300);
  const silent = await startPlan(world, ben, { contactIds: [(await addContact(world, ben)).id] });
  await watchFor(world, 300);
  await world.as(cleo).put(`/api/return-plans/${id}/end`);
  const left = async () =>
    (
      await world.platform.database.pool.query('select id from return_plans where id = any($1)', [
        [id, silent],
      ])
    ).rowCount;
  const forget = async (days: number) => {
    world.forward(days * 24 * HOUR_MS);
    await world.platform.database.pool.query(`select graphile_worker.add_job('forget-return-plans')`);
    await world.runJobs();
  };
  await forget(29);
  expect(await left()).toBe(2);
  await forget(2);
  expect(await left()).toBe(0);
});
