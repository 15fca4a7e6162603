import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HookStage } from '../testing/hook-stage.ts';
import { saveFailed, switchOff, takeDue } from './writes.ts';

let stage: HookStage;
beforeAll(async () => {
  stage = await HookStage.open();
});
afterAll(() => stage.close());
beforeEach(() => stage.begin());

test.each([
  [false, 'WAITING'],
  [true, 'FAILED'],
])('I8: a try that fails while its webhook is switched off (%s) leaves it %s', async (isOff, state) => {
  const { database, now } = stage.world.platform;
  const { id } = await stage.make();
  await stage.world.as(stage.owner).post(`/api/webhooks/${id}/tests`);
  const webhookId = id;
  const taken = await takeDue(database.db, webhookId, now());
  if (!taken) throw new Error('nothing is due');
  const nextAt = new Date(now().getTime() + 60_000);
  const failure = { webhookId, id: taken.id, status: 500, fault: null, failingSince: now(), nextAt };
  await database.db.transaction().execute(async (tx) => {
    if (isOff) await switchOff(tx, webhookId, 'HAND', now());
    await saveFailed(tx, failure);
  });
  const { rows } = await database.pool.query('select state from webhook_deliveries where id = $1', [
    taken.id,
  ]);
  expect(rows).toEqual([{ state }]);
});
