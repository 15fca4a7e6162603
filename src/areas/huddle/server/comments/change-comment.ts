import type { Tx } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommentId, HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { mayRemoveComment } from '../../rules/discussion.ts';
import type { Sight } from '../../rules/visibility.ts';
import { findDiscussion, tellDiscussed } from './find-discussion.ts';
import { lockComment } from './reads.ts';
import { eraseWords, saveWords } from './writes.ts';

export interface CommentPath {
  readonly huddleId: HuddleId;
  readonly commentId: CommentId;
}

type Done = Promise<'DONE' | Refusal>;

/** Words a comment of the viewer anew. */
export function changeComment(platform: Platform, viewer: Viewer, path: CommentPath, text: string): Done {
  return onComment(platform, viewer, path, async (tx, { isMine }) => {
    if (!isMine) return refuse('COMMENT_NOT_YOURS', {}, 'forbidden');
    await saveWords(tx, path.commentId, text, platform.now());
    return undefined;
  });
}

/** Takes a comment back: one's own, or as a host any. */
export function removeComment(platform: Platform, viewer: Viewer, path: CommentPath): Done {
  return onComment(platform, viewer, path, async (tx, { isMine, sight }) => {
    if (!mayRemoveComment(sight, isMine)) return refuse('COMMENT_NOT_YOURS', {}, 'forbidden');
    await eraseWords(tx, path.commentId, isMine ? 'AUTHOR' : 'HOST', platform.now());
    return undefined;
  });
}

interface Found {
  readonly isMine: boolean;
  readonly sight: Sight;
}

/** Both ids are checked: the viewer must see the huddle, and the comment must stand under it. */
function onComment(
  platform: Platform,
  { personId }: Viewer,
  { huddleId, commentId }: CommentPath,
  change: (tx: Tx, found: Found) => Promise<Refusal | undefined>,
): Done {
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const huddle = await findDiscussion(tx, personId, huddleId);
    if ('refused' in huddle) return huddle;
    const comment = await lockComment(tx, personId, huddleId, commentId);
    if (!comment) return refuse('COMMENT_GONE', {}, 'conflict');
    const refused = await change(tx, { isMine: comment.author_id === personId, sight: huddle.sight });
    if (refused) return refused;
    await tellDiscussed(tx, huddleId);
    return 'DONE';
  });
}
