import { canWatchCarpool } from '#areas/carpool/server/reads.ts';
import { canWatchRoom } from '#areas/chat/server/reads.ts';
import { findCommunity } from '#areas/community/server/reads.ts';
import { canWatchHuddle } from '#areas/huddle/server/reads.ts';
import { isReadable } from '#areas/inspiration/server/reads.ts';
import { isPublished } from '#areas/post/server/reads.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MayWatch } from '#platform/server/stream/subscribe.ts';
import type {
  CarpoolId,
  CommunityId,
  HuddleId,
  InspirationId,
  PostId,
  RoomId,
} from '#platform/shared/ids.ts';

/** What a live stream may watch, each kind with the reading rule of its area. */
export function watchable(platform: Platform): ReadonlyMap<string, MayWatch> {
  return new Map<string, MayWatch>([
    [
      'community',
      async (viewer, id) =>
        (await findCommunity(platform.database.db, viewer.personId, id as CommunityId)) !== undefined,
    ],
    ['room', (viewer, id) => canWatchRoom(platform.database.db, viewer.personId, id as RoomId)],
    ['carpool', (viewer, id) => canWatchCarpool(platform.database.db, viewer.personId, id as CarpoolId)],
    ['huddle', (viewer, id) => canWatchHuddle(platform.database.db, viewer, id as HuddleId)],
    ['inspiration', (viewer, id) => isReadable(platform.database.db, viewer.personId, id as InspirationId)],
    ['post', (viewer, id) => isPublished(platform.database.db, viewer.personId, id as PostId)],
  ]);
}
