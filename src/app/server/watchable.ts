import { canWatchCarpool } from '#areas/carpool/server/public.ts';
import { canWatchRoom } from '#areas/chat/server/public.ts';
import { findCommunity } from '#areas/community/server/public.ts';
import { canWatchHuddle } from '#areas/huddle/server/public.ts';
import { isReadable } from '#areas/inspiration/server/public.ts';
import { isPublished } from '#areas/post/server/public.ts';
import { findPlan } from '#areas/safety/server/public.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MayWatch } from '#platform/server/stream/subscribe.ts';

/** What a live stream may watch, each kind with the reading rule of its area. */
export function watchable(platform: Platform): ReadonlyMap<string, MayWatch> {
  const { db } = platform.database;
  return new Map<string, MayWatch>([
    ['community', async (me, id) => (await findCommunity(db, me, id)) !== undefined],
    ['room', (me, id) => canWatchRoom(db, me, id)],
    ['carpool', (me, id) => canWatchCarpool(db, me, id)],
    ['huddle', (me, id) => canWatchHuddle(db, me, id)],
    ['inspiration', (me, id) => isReadable(db, me, id)],
    ['return-plan', async (me, id) => (await findPlan(db, me, id)) !== undefined],
    ['post', (me, id) => isPublished(db, me, id)],
  ]);
}
