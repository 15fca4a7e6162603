import type { HuddleEvent } from '#areas/huddle/rules/events.ts';
import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { ASK_AFTER_MS } from '../../rules/trip-report.ts';
import { outingsToAsk, peopleToAsk } from './reads.ts';
import { markAsked } from './writes.ts';

/** Later nobody is asked any more: as after a server that stood for days. */
const WINDOW_MS = 3 * 24 * 3_600_000;

/** Asks everybody who was at an outing for a photo and a word, once. */
export async function askLookBacks(platform: Platform): Promise<void> {
  const until = new Date(platform.now().getTime() - ASK_AFTER_MS);
  const from = new Date(until.getTime() - WINDOW_MS);
  for (const huddleId of await outingsToAsk(platform.database.db, from, until))
    await askOf(platform, huddleId);
}

async function askOf(platform: Platform, huddleId: HuddleId): Promise<void> {
  const now = platform.now();
  await inTransaction(platform.database, async (tx) => {
    if (!(await markAsked(tx, huddleId, now))) return 'DONE';
    const people = await peopleToAsk(tx, huddleId);
    await recordEvents<HuddleEvent>(
      tx,
      now,
      people.map((personId) => ({ type: 'huddle.look-back-asked', huddleId, personId })),
    );
    return 'DONE';
  });
}
