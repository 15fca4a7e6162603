import { recordEvents } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { PostId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { PostEvent } from '../../rules/events.ts';
import { lockPost } from '../reads.ts';
import { forgetSaved, saveLike, saveSaved } from '../writes.ts';
import { tellChanged } from '../writing/change.ts';

/** The viewer likes a post, or no longer; answers how many do. */
export function likePost(
  platform: Platform,
  { personId }: Viewer,
  postId: PostId,
  liked: boolean,
): Promise<number | Refusal> {
  return inTransaction<number | Refusal>(platform.database, async (tx) => {
    const post = await lockPost(tx, personId, postId);
    if (!post) return missing();
    const at = platform.now();
    const { changed, count } = await saveLike(tx, { postId, personId, liked, at });
    if (changed) await tellChanged(tx, postId);
    const event: PostEvent = { type: 'post.liked', postId, personId, authorId: post.authorId };
    if (changed && liked) await recordEvents(tx, at, [event]);
    return count;
  });
}

/** Keeps a post in the viewer's own list, or no longer; nobody else learns of it. */
export function savePost(
  platform: Platform,
  { personId }: Viewer,
  postId: PostId,
  saved: boolean,
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    if (!(await lockPost(tx, personId, postId))) return missing();
    await (saved ? saveSaved(tx, personId, postId, newId<string>()) : forgetSaved(tx, personId, postId));
    return 'DONE';
  });
}
