import type { NewJob } from '#platform/server/enqueue.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announceTo } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { PersonId, PostId } from '#platform/shared/ids.ts';
import { BIG_AUTHOR } from '../../rules/limits.ts';
import { followersOf, spreadable } from './reads.ts';
import { fillInboxes, mergeOnRead } from './writes.ts';

export const SPREAD_POST = 'spread-post';

export function spreadJob(postId: PostId): NewJob {
  return { task: SPREAD_POST, payload: { postId } };
}

/**
 * The job that brings a post to those who follow its author: into every inbox, or, where these are too many, to be
 * merged in when they read. It may run twice. Whoever follows meanwhile gets the post when their own inbox is filled.
 */
async function spreadPost(platform: Platform, postId: PostId): Promise<void> {
  const { database } = platform;
  const post = await spreadable(database.db, postId);
  if (!post) return;
  await inTransaction(database, async (tx) => {
    const isBig = post.followers > BIG_AUTHOR;
    if (isBig) await mergeOnRead(tx, postId, post.authorId);
    else await fillInboxes(tx, postId);
    return 'DONE';
  });
  for (let after: PersonId | undefined; ; ) {
    const people = await followersOf(database.db, post.authorId, after);
    after = people.at(-1);
    if (!after) return;
    await announceTo(database.db, people, 'timeline.grew', {});
  }
}

export const spreadTasks = (platform: Platform) => ({
  [SPREAD_POST]: (payload: unknown) => spreadPost(platform, (payload as { postId: PostId }).postId),
});
