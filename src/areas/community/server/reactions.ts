import type { Happened, Reaction } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { endSubscription } from '#platform/server/stream/facts.ts';
import type { CommunityEvent } from '../rules/events.ts';
import { findCommunity } from './reads.ts';

/** Anyone who can no longer see the community hears nothing more of it on streams that stand open. */
async function endLostAccess(platform: Platform, events: Happened<CommunityEvent>): Promise<void> {
  const { db } = platform.database;
  for (const { communityId, personId } of events) {
    if (await findCommunity(db, personId, communityId)) continue;
    await endSubscription(db, personId, `community:${communityId}`);
  }
}

export const communityReactions: ReadonlyMap<string, Reaction> = new Map<string, Reaction>(
  (['community.left', 'community.member-removed'] as const).map((type) => [type, endLostAccess]),
);
