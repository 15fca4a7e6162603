import type { Platform } from '#platform/server/platform.ts';
import { announceTo } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { PersonId, PostId } from '#platform/shared/ids.ts';
import { BIG_AUTHOR } from '../../rules/limits.ts';
import { followersOf, spreadable } from './reads.ts';
import { fillInboxes, mergeOnRead } from './writes.ts';

/**
 * Brings posts to those who follow their authors: into every inbox, or, where these are too many, to be merged in
 * when they read. It may run twice. Anyone who follows meanwhile gets the posts when their own inbox is filled.
 */
export async function spreadPosts(platform: Platform, postIds: readonly PostId[]): Promise<void> {
  const posts = await spreadable(platform.database.db, postIds);
  const followed = posts.filter(({ followers }) => followers > 0);
  if (followed.length === 0) return;
  await inTransaction(platform.database, async (tx) => {
    const isBig = ({ followers }: { readonly followers: number }) => followers > BIG_AUTHOR;
    for (const { id, authorId } of followed.filter(isBig)) await mergeOnRead(tx, id, authorId);
    const small = followed.filter((post) => !isBig(post)).map(({ id }) => id);
    if (small.length > 0) await fillInboxes(tx, small);
    return 'DONE';
  });
  for (const author of new Set(followed.map(({ authorId }) => authorId)))
    await tellFollowers(platform, author);
}

async function tellFollowers({ database: { db } }: Platform, author: PersonId): Promise<void> {
  for (let after: PersonId | undefined; ; ) {
    const people = await followersOf(db, author, after);
    after = people.at(-1);
    if (!after) return;
    await announceTo(db, people, 'timeline.grew', {});
  }
}
