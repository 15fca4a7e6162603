import type { PersonalHuddleEvent } from '#areas/huddle/rules/events.ts';
import { findHuddle } from '#areas/huddle/server/public.ts';
import type { Happened } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { deleteWish, lockWish, withWishes } from './store.ts';
import { makeCarpool, waitsForPlace } from './wish-ride.ts';

/** Who gets their place gets the ride they have asked for or offered; who no longer waits, wants none. */
export async function answerWishes(platform: Platform, events: Happened<PersonalHuddleEvent>): Promise<void> {
  const people = events.map(({ huddleId, personId }) => ({ huddleId, personId }));
  // Most people have no wish: a transaction for each would take longer than their answers.
  for (const { huddleId, personId } of await withWishes(platform.database.db, people))
    await answerWish(platform, huddleId, personId);
}

async function answerWish(platform: Platform, huddleId: HuddleId, personId: PersonId): Promise<void> {
  await inTransaction(platform.database, async (tx) => {
    const wish = await lockWish(tx, huddleId, personId);
    if (!wish) return 'NONE';
    const huddle = await findHuddle(tx, { personId }, huddleId);
    if (huddle && waitsForPlace(huddle)) return 'WAITS';
    const hasPlace = huddle?.mine?.place === 'CONFIRMED';
    // What no longer fits (too many cars of theirs, rides closed by the hosts) is over like what nobody wants.
    if (huddle && hasPlace) await makeCarpool(tx, platform.now(), huddle, { personId, wish });
    await deleteWish(tx, huddleId, personId);
    return 'DONE';
  });
}
