import { presentFace } from '#areas/person/server/reads.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { ReplyView, ThreadView } from '../../contract-comments.ts';
import type { CommentRow, ReplyRow } from './reads.ts';

/** Somebody's words, or the place where they stood. */
export function presentReply(row: CommentRow, viewerId: PersonId): ReplyView {
  const { id, author_id, removed_by: removedBy } = row;
  return {
    id,
    author: removedBy ? null : presentFace({ ...row, id: author_id }),
    text: row.body,
    createdAt: row.created_at.toISOString(),
    edited: row.edited_at !== null && removedBy === null,
    removedBy,
    mine: author_id === viewerId,
  };
}

export function presentThread(row: CommentRow, replies: readonly ReplyRow[], viewerId: PersonId): ThreadView {
  const own = replies.filter((reply) => reply.parent_id === row.id);
  return {
    ...presentReply(row, viewerId),
    replyCount: own[0]?.total ?? 0,
    replies: own.map((reply) => presentReply(reply, viewerId)),
  };
}
