import { type HidingEvent, isHidden } from '#areas/moderation/rules/events.ts';
import type { RelationEvent } from '#areas/person/rules/events.ts';
import type { Happened, Reaction } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announceTo } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { PostEvent } from '../rules/events.ts';
import { spreadPosts } from './feeds/spread-post.ts';
import { fillInbox } from './feeds/writes.ts';
import { saveHidden } from './writes.ts';
import { tellChanged } from './writing/change.ts';

/** Who begins to follow finds what the other posted before; who ends it needs nothing: reading asks again. */
async function fillFollowed(platform: Platform, events: Happened<RelationEvent>): Promise<void> {
  for (const event of events) {
    if (event.type !== 'person.followed') continue;
    const { followerId, followeeId } = event;
    await inTransaction(platform.database, async (tx) => {
      await fillInbox(tx, followerId, followeeId);
      await announceTo(tx, [followerId], 'timeline.grew', {});
      return 'DONE';
    });
  }
}

async function spreadPublished(platform: Platform, events: Happened<PostEvent>): Promise<void> {
  await spreadPosts(
    platform,
    events.map(({ postId }) => postId),
  );
}

/** What moderators have hidden goes from its readers until it is shown again; its author still reads it. */
async function hide(platform: Platform, events: Happened<HidingEvent>): Promise<void> {
  for (const event of events) {
    if (event.objectType !== 'POST') continue;
    await inTransaction(platform.database, async (tx) => {
      await saveHidden(tx, event.objectId, isHidden(event) ? platform.now() : null);
      await tellChanged(tx, event.objectId);
      return 'DONE';
    });
  }
}

export const postReactions: ReadonlyMap<string, Reaction> = new Map<string, Reaction>([
  ['post.published', spreadPublished],
  ['person.followed', fillFollowed],
  ['report.upheld', hide],
  ['moderation.object-hidden', hide],
]);
