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
import { communitiesOfHuddles, findCommunity } from './reads.ts';
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
  const communities = await communitiesOfHuddles(db, [...new Set(events.map(({ huddleId }) => huddleId))]);
  const acts = events.flatMap(({ huddleId, personId, at }) => {
    const communityId = communities.get(huddleId);
    return communityId ? [{ communityId, personId, at }] : [];
  });
  await noteActivity(db, acts);
}

/** Who writes to its conversation, too, which has the id of the club. */
async function noteWords(platform: Platform, events: Happened<ChatEvent>): Promise<void> {
  const acts = events.map(({ roomId, personId, at }) => ({ communityId: roomId, personId, at }));
  await noteActivity(platform.database.db, acts);
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
