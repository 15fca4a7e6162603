import { type HidingEvent, isHidden } from '#areas/moderation/rules/events.ts';
import type { Happened } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { idOf } from '#platform/shared/wire-values.ts';
import { hideFromClub, showInClub } from './writes.ts';

const anyHuddle = idOf<HuddleId>();

/**
 * An outing that a community has hidden belongs to it no more: its members find it there no more than strangers do, through
 * whatever door. Hosts and those who have a part in it keep it, and it goes back when the decision is undone.
 */
export async function hideOutings(platform: Platform, events: Happened<HidingEvent>): Promise<void> {
  for (const event of events) {
    if (event.type !== 'moderation.object-hidden' || event.objectType !== 'HUDDLE' || !event.communityId)
      continue;
    const id = anyHuddle.parse(event.objectId);
    const club = { huddleId: id, communityId: event.communityId };
    await inTransaction(platform.database, async (tx) => {
      if (isHidden(event)) await hideFromClub(tx, club);
      else await showInClub(tx, club);
      await announce(tx, `huddle:${id}`, 'huddle.changed', { id });
      return 'DONE';
    });
  }
}
