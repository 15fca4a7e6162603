import { refuseStrangers } from '#areas/person/server/public.ts';
import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { PersonId, PostId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { PostEvent } from '../../rules/events.ts';
import { readersAmong } from '../access.sql.ts';
import { followedAmong, lockPost } from '../reads.ts';

/**
 * Shows a post to people the viewer follows. Anyone who may not read it is told nothing, and the viewer does not learn
 * who that is. Answers how many were named.
 */
export function sharePost(
  platform: Platform,
  command: Command,
  { personId }: Viewer,
  postId: PostId,
  userIds: readonly PersonId[],
): Promise<number | Refusal> {
  return write<number>(platform, command, async (tx) => {
    const post = await lockPost(tx, personId, postId);
    if (!post) return missing();
    const named = [...new Set(userIds)];
    const sharedWith = await readersAmong(tx, await followedAmong(tx, personId, named), postId);
    const refused = await refuseStrangers(platform, tx, personId, sharedWith);
    if (refused) return refused;
    const event: PostEvent = { type: 'post.shared', postId, personId, sharedWith };
    if (sharedWith.length > 0) await recordEvents(tx, platform.now(), [event]);
    return named.length;
  });
}
