import type { ChatEvent } from '#areas/chat/rules/events.ts';
import type { PersonalHuddleEvent } from '#areas/huddle/rules/events.ts';
import { type HidingEvent, isHidden } from '#areas/moderation/rules/events.ts';
import { enqueue } from '#platform/server/enqueue.ts';
import type { Happened, Reaction } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { endSubscription } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { CommunityEvent } from '../rules/events.ts';
import { sendingOf } from './lists/send.ts';
import { releaseHeld, revokeHeld } from './lists/writes.ts';
import { communityOfHuddle, findCommunity } from './reads.ts';
import { noteActivity } from './writes.ts';

/** Anyone who can no longer see the community hears nothing more of it on streams that stand open. */
async function endLostAccess(platform: Platform, events: Happened<CommunityEvent>): Promise<void> {
  const { db } = platform.database;
  for (const { communityId, personId } of events) {
    if (await findCommunity(db, personId, communityId)) continue;
    await endSubscription(db, personId, `community:${communityId}`);
  }
}

/** Who answers an outing of a club is active in it. */
async function noteAnswers(platform: Platform, events: Happened<PersonalHuddleEvent>): Promise<void> {
  const { db } = platform.database;
  for (const { huddleId, personId, at } of events) {
    const communityId = await communityOfHuddle(db, huddleId);
    if (communityId) await noteActivity(db, communityId, personId, new Date(at));
  }
}

/** Who writes to its conversation, too, which has the id of the club. */
async function noteWords(platform: Platform, events: Happened<ChatEvent>): Promise<void> {
  for (const { roomId, personId, at } of events) {
    await noteActivity(platform.database.db, roomId, personId, new Date(at));
  }
}

/** A list that was held back goes out once moderators say so, and never once they say it does not. */
async function decideHeld(platform: Platform, events: Happened<HidingEvent>): Promise<void> {
  for (const event of events) {
    const { objectType, objectId } = event;
    if (objectType !== 'COMMUNITY') continue;
    await inTransaction(platform.database, async (tx) => {
      if (isHidden(event)) await revokeHeld(tx, objectId, platform.now());
      else await enqueue(tx, sendingOf(await releaseHeld(tx, objectId)));
      return 'DONE';
    });
  }
}

export const communityReactions: ReadonlyMap<string, Reaction> = new Map<string, Reaction>([
  ['community.left', endLostAccess],
  ['community.member-removed', endLostAccess],
  ['huddle.rsvp-answered', noteAnswers],
  ['chat.message-said', noteWords],
  ['moderation.object-hidden', decideHeld],
]);
