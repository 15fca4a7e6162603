import type { Tx } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommentId, PostId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { lockPost } from '../reads.ts';
import { lockComment } from './reads.ts';
import { countComments, eraseWords, saveWords } from './writes.ts';

export interface CommentPath {
  readonly postId: PostId;
  readonly commentId: CommentId;
}

type Done = Promise<'DONE' | Refusal>;

/** Words a comment of the viewer anew. */
export function changeComment(platform: Platform, viewer: Viewer, path: CommentPath, text: string): Done {
  return onComment(platform, viewer, path, async (tx, { isMine }) => {
    if (!isMine) return refuse('POST_COMMENT_NOT_YOURS', {}, 'forbidden');
    await saveWords(tx, path.commentId, text, platform.now());
    return undefined;
  });
}

/** Takes a comment back: one's own, or any under a post of one's own. */
export function removeComment(platform: Platform, viewer: Viewer, path: CommentPath): Done {
  return onComment(platform, viewer, path, async (tx, { isMine, isHost }) => {
    if (!isMine && !isHost) return refuse('POST_COMMENT_NOT_YOURS', {}, 'forbidden');
    await eraseWords(tx, path.commentId, isMine ? 'AUTHOR' : 'HOST', platform.now());
    await countComments(tx, path.postId);
    return undefined;
  });
}

interface Found {
  readonly isMine: boolean;
  /** The post is the viewer's. */
  readonly isHost: boolean;
}

/** Both ids are checked: the viewer must see the post, and the comment must stand under it. */
function onComment(
  platform: Platform,
  { personId }: Viewer,
  { postId, commentId }: CommentPath,
  change: (tx: Tx, found: Found) => Promise<Refusal | undefined>,
): Done {
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const post = await lockPost(tx, personId, postId);
    if (!post) return missing();
    const comment = await lockComment(tx, personId, postId, commentId);
    if (!comment) return refuse('POST_COMMENT_GONE', {}, 'conflict');
    const isMine = comment.author_id === personId;
    const refused = await change(tx, { isMine, isHost: post.authorId === personId });
    if (refused) return refused;
    await announce(tx, `post:${postId}`, 'post.discussed', { id: postId });
    return 'DONE';
  });
}
