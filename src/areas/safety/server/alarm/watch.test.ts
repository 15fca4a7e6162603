import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { addContact, MINUTE_MS, mailsTo, startPlan, toldOf, watchFor } from '../testing/plans.ts';
import { watchReturnPlans } from './watch.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

let named = 0;
async function enter(displayName: string): Promise<CastMember> {
  named += 1;
  return world.enter({ username: `watched${named}`, displayName });
}

const end = (who: CastMember, id: string) => world.as(who).put(`/api/return-plans/${id}/end`);
/** But for the one that asked them. */
const overdueMails = async (email: string) => (await mailsTo(world, email)).slice(1);

test('SAFE-1 two processes that look at once, and one that dies, tell everybody once', async () => {
  const ben = await enter('Ben Okafor');
  const contact = await addContact(world, ben);
  const id = await startPlan(world, ben, { contactIds: [contact.id] });
  await watchFor(world, 239);
  world.forward(MINUTE_MS);
  await Promise.all(Array.from({ length: 6 }, () => watchReturnPlans(world.platform)));
  expect(await overdueMails(contact.email)).toHaveLength(1);
  expect(
    (await toldOf(world, ben, id)).filter((told: string) => told.startsWith('RETURN_OVERDUE')),
  ).toHaveLength(1);
  await end(ben, id);
});

test('SAFE-1 a plan that cannot be carried out keeps no other waiting, and is tried again', async () => {
  const [ben, cleo] = [await enter('Ben'), await enter('Cleo')];
  const [one, two] = [await addContact(world, ben), await addContact(world, cleo)];
  const broken = await startPlan(world, ben, { contactIds: [one.id] });
  world.forward(MINUTE_MS);
  const sound = await startPlan(world, cleo, { contactIds: [two.id] });
  const { pool } = world.platform.database;
  await pool.query(`update return_plans set time_zone = 'Nowhere/At_all' where id = $1`, [broken]);
  await watchFor(world, 235);
  world.forward(5 * MINUTE_MS);
  await expect(watchReturnPlans(world.platform)).rejects.toThrow('could not be carried out');
  expect(await overdueMails(two.email)).toHaveLength(1);
  expect(await overdueMails(one.email)).toEqual([]);
  await pool.query(`update return_plans set time_zone = 'UTC' where id = $1`, [broken]);
  await watchReturnPlans(world.platform);
  expect(await overdueMails(one.email)).toHaveLength(1);
  expect(await overdueMails(two.email)).toHaveLength(1);
  await end(ben, broken);
  await end(cleo, sound);
});

test('SAFE-1 after an outage the party is asked first, and the contacts read that it comes late', async () => {
  const ben = await enter('Ben Okafor');
  const contact = await addContact(world, ben);
  const id = await startPlan(world, ben, { contactIds: [contact.id] });
  await watchFor(world, 200);
  world.forward(100 * MINUTE_MS);
  await watchReturnPlans(world.platform);
  expect((await toldOf(world, ben, id)).at(-1)).toBe('RETURN_ASKED LATE');
  expect(await overdueMails(contact.email)).toEqual([]);
  await watchFor(world, 9);
  expect(await overdueMails(contact.email)).toEqual([]);
  await watchFor(world, 1);
  expect(await overdueMails(contact.email)).toHaveLength(1);
  await end(ben, id);

  const again = await startPlan(world, ben, { contactIds: [contact.id] });
  await watchFor(world, 180);
  const from = world.platform.now();
  world.forward(60 * MINUTE_MS + 121 * MINUTE_MS);
  await watchReturnPlans(world.platform);
  const late = (await overdueMails(contact.email)).at(-1);
  expect(late?.subject).toContain('Not back yet');
  expect(late?.body_text).toContain('This mail comes late: our server was away from');
  expect(from.getTime()).toBeLessThan(world.platform.now().getTime());
  await end(ben, again);
});
