import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { isInConversation } from '../../rules/messaging.ts';
import { findHuddle } from '../reads.ts';
import { participationState } from '../rows.ts';
import { planOf } from '../testing/plans.ts';
import { outsideConversation } from './conversation.sql.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const parts = [
  { role: 'CO_HOST' },
  { answer: 'YES', place: 'CONFIRMED' },
  { answer: 'YES', place: 'REQUESTED' },
  { answer: 'YES', place: 'WAITING', queue_number: 1 },
  { answer: 'YES', place: 'OFFERED', queue_number: 1, offer_ends_at: new Date() },
  { answer: 'MAYBE' },
  { interested: true },
] as const;

const cases = (['DRAFT', 'PUBLISHED', 'CANCELLED'] as const).flatMap((status) =>
  [false, true].flatMap((waitingMayTalk) =>
    [false, true].flatMap((blocked) => parts.map((part) => ({ status, waitingMayTalk, blocked, part }))),
  ),
);

test('HUD-37, PRIVACY the query of who belongs to a conversation and its rule say the same in every case', async () => {
  const { db } = world.platform.database;
  const [host, personId] = [world.asha.personId, world.ben.personId];
  let inside = 0;
  for (const { status, waitingMayTalk, blocked, part } of cases) {
    const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now()));
    const huddleId: HuddleId = made.body.id;
    await db
      .updateTable('huddles')
      .set({ status, waiting_may_talk: waitingMayTalk })
      .where('id', '=', huddleId)
      .execute();
    const row = { huddle_id: huddleId, person_id: personId, ...part };
    await db.insertInto('participations').values(row).execute();
    if (blocked) await db.insertInto('blocks').values({ blocker_id: host, blocked_id: personId }).execute();
    const seen = await findHuddle(db, { personId }, huddleId);
    const me = participationState(seen?.mine ?? undefined);
    const belongs = seen !== undefined && isInConversation({ status, waitingMayTalk }, seen.access, me);
    const outside = await outsideConversation(db, [{ huddleId, personId }]);
    expect([status, waitingMayTalk, blocked, part, outside.length === 0]).toEqual([
      status,
      waitingMayTalk,
      blocked,
      part,
      belongs,
    ]);
    if (belongs) inside += 1;
    await db.deleteFrom('blocks').execute();
  }
  expect(inside).toBeGreaterThan(10);
});
