import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { enqueue } from '#platform/server/enqueue.ts';
import { eventsJob } from '#platform/server/events.ts';
import { inTransaction } from '#platform/server/write.ts';

let world: TestApp;
let huddleId: string;
beforeAll(async () => {
  world = await buildTestApp();
  const planned = await world.as(world.asha).post('/api/huddles', {
    name: 'Ridge at sunrise',
    startDateTime: '2026-06-06T04:00:00Z',
    endDateTime: '2026-06-06T09:00:00Z',
    timeZone: 'Europe/Zurich',
    activity: 'HIKING',
  });
  huddleId = planned.body.id;
  await world.as(world.ben).put(`/api/huddles/${huddleId}/rsvp`, { rsvpType: 'YES' });
});
afterAll(() => world.close());

async function timesTold(): Promise<number> {
  await world.runJobs();
  const { items } = (await world.as(world.ben).get('/api/notifications?limit=50')).body;
  return items.filter(({ kind }: { kind: string }) => kind === 'HUDDLE_MESSAGE').length;
}

test('HUD-24 a message to all is told once, and so is one whose job is of the release before', async () => {
  const sent = await world
    .as(world.asha)
    .post(`/api/huddles/${huddleId}/messages`, { audience: 'CONFIRMED', text: 'Bring a lamp.' });
  expect(sent.status, sent.text).toBe(200);
  expect(await timesTold()).toBe(1);

  // As it was: everybody it goes to was written down with it, and the event tells them.
  const { rows } = await world.platform.database.pool.query<{ id: string }>('select id from huddle_messages');
  const event = {
    type: 'huddle.message-sent',
    huddleId,
    personId: world.asha.personId,
    messageId: rows[0]?.id,
  };
  await inTransaction(world.platform.database, async (tx) => {
    await enqueue(tx, [eventsJob(world.platform.now(), [event])]);
    return 'DONE';
  });
  expect(await timesTold()).toBe(2);
});
