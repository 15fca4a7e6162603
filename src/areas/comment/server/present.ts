import { presentFace } from '#areas/person/server/reads.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { ReplyView, ThreadView } from '../contract.ts';
import type { CommentRow, ReplyRow } from './reads.ts';

/** Somebody's words, or the place where they stood. */
export function presentReply(row: CommentRow, readerId: PersonId): ReplyView {
  const { removed_by: removedBy } = row;
  return {
    id: row.id,
    author: removedBy ? null : presentFace({ ...row, id: row.author_id }),
    text: row.body,
    createdAt: row.created_at.toISOString(),
    edited: row.edited_at !== null && removedBy === null,
    removedBy,
    mine: row.author_id === readerId,
  };
}

export function presentThread(row: CommentRow, replies: readonly ReplyRow[], readerId: PersonId): ThreadView {
  const own = replies.filter((reply) => reply.parent_id === row.id);
  return {
    ...presentReply(row, readerId),
    replyCount: own[0]?.total ?? 0,
    replies: own.map((reply) => presentReply(reply, readerId)),
  };
}
