import type { ReportUpheld } from '#areas/moderation/rules/events.ts';
import type { RelationEvent } from '#areas/person/rules/events.ts';
import type { Happened, Reaction } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announceTo } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { PostEvent } from '../rules/events.ts';
import { spreadPosts } from './feeds/spread-post.ts';
import { fillInbox } from './feeds/writes.ts';
import { lockPost } from './reads.ts';
import { erase, tellChanged } from './writing/change.ts';

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

/** What moderators have found against goes from its readers, as if its author had deleted it. */
async function takeAway(platform: Platform, events: Happened<ReportUpheld>): Promise<void> {
  for (const event of events) {
    const [authorId] = event.authorIds;
    if (event.objectType !== 'POST' || !authorId) continue;
    await inTransaction(platform.database, async (tx) => {
      const postId = event.objectId;
      // Deleted meanwhile, or by this reaction before: there is nothing left to do.
      if (!(await lockPost(tx, authorId, postId))) return 'GONE';
      await erase(tx, postId, platform.now());
      await tellChanged(tx, postId);
      return 'DONE';
    });
  }
}

export const postReactions: ReadonlyMap<string, Reaction> = new Map<string, Reaction>([
  ['post.published', spreadPublished],
  ['person.followed', fillFollowed],
  ['report.upheld', takeAway],
]);
