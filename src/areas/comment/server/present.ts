import { type Named, usernamesIn } from '#areas/person/rules/mentions.ts';
import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { ReplyView, ThreadView } from '../contract.ts';
import type { CommentRow, ReplyRow } from './reads.ts';

export interface Reading {
  readonly readerId: PersonId;
  /** Whom the words of this page name, as far as the reader may know of them. */
  readonly people: readonly Named[];
}

/** Somebody's words, or the place where they stood; what a decision has hidden has words for its author alone. */
export function presentReply(row: CommentRow, { readerId, people }: Reading): ReplyView {
  const mine = row.author_id === readerId;
  const removedBy = row.removed_by ?? (row.hidden_at && !mine ? 'MODERATORS' : null);
  const text = removedBy ? '' : row.body;
  const names = usernamesIn(text);
  return {
    id: row.id,
    author: removedBy ? null : presentPersonSummary({ ...row, id: row.author_id }),
    text,
    mentions: people.filter(({ username }) => names.includes(username.toLowerCase())),
    createdAt: row.created_at.toISOString(),
    edited: row.edited_at !== null && removedBy === null,
    removedBy,
    mine,
    hidden: row.hidden_at !== null && removedBy === null,
  };
}

export function presentThread(row: CommentRow, replies: readonly ReplyRow[], reading: Reading): ThreadView {
  const own = replies.filter((reply) => reply.parent_id === row.id);
  return {
    ...presentReply(row, reading),
    replyCount: own[0]?.total ?? 0,
    replies: own.map((reply) => presentReply(reply, reading)),
  };
}
