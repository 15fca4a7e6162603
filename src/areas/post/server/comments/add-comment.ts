import { recordEvents } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { type Command, write } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommentId, PostId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { PostEvent } from '../../rules/post-events.ts';
import { lockPost } from '../reads.ts';
import { lockComment } from './reads.ts';
import { countComments, insertComment } from './writes.ts';

/** Says something under a post; a reply to a reply stands under the same comment. */
export function addComment(
  platform: Platform,
  command: Command,
  { personId }: Viewer,
  postId: PostId,
  said: { readonly text: string; readonly parentId: CommentId | null },
): Promise<CommentId | Refusal> {
  return write<CommentId>(platform, command, async (tx) => {
    const post = await lockPost(tx, personId, postId);
    if (!post) return missing();
    const answered = said.parentId ? await lockComment(tx, personId, postId, said.parentId) : null;
    if (answered === undefined) return refuse('POST_COMMENT_GONE', {}, 'conflict');
    const [id, at] = [newId<CommentId>(), platform.now()];
    const parentId = answered ? (answered.parent_id ?? answered.id) : null;
    await insertComment(tx, { id, postId, authorId: personId, parentId, text: said.text, at });
    await countComments(tx, postId);
    const about = { postId, personId, authorId: post.authorId, commentId: id };
    const event: PostEvent = { type: 'post.commented', ...about, answeredId: answered?.author_id ?? null };
    await recordEvents(tx, at, [event]);
    await announce(tx, `post:${postId}`, 'post.discussed', { id: postId });
    return id;
  });
}
