import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { CommentId, HuddleId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { face, idOf, pageSize, prose } from '#platform/shared/wire-values.ts';

const huddleId = idOf<HuddleId>();
const commentId = idOf<CommentId>();
const one = z.strictObject({ huddleId });
const oneComment = z.strictObject({ huddleId, commentId });
const text = prose(2_000).min(1);

const reply = z.object({
  id: z.string(),
  /** Null when the words were removed: the placeholder stands only for the replies under it. */
  author: face.nullable(),
  text: z.string(),
  createdAt: z.string(),
  edited: z.boolean(),
  removedBy: z.enum(['AUTHOR', 'HOST']).nullable(),
  mine: z.boolean(),
});
export type ReplyView = z.output<typeof reply>;

const thread = reply
  .extend({ replyCount: z.number().int(), replies: z.array(reply) })
  .meta({ id: 'HuddleComment' });
export type ThreadView = z.output<typeof thread>;

/** The discussion of a huddle: comments with one level of replies. */
export const commentContract = {
  'GET /api/huddles/:huddleId/comments': {
    operation: 'listComments',
    summary: 'What is said about a huddle, newest first, each with its first replies.',
    access: 'member',
    params: one,
    query: z.strictObject({ after: z.uuid().optional(), most: pageSize }),
    reply: z.object({ items: z.array(thread), next: z.string().nullable() }),
  },
  'GET /api/huddles/:huddleId/comments/:commentId/replies': {
    operation: 'listReplies',
    summary: 'The replies to a comment, oldest first.',
    access: 'member',
    params: oneComment,
    query: z.strictObject({ after: z.uuid().optional(), most: pageSize }),
    reply: z.object({ items: z.array(reply), next: z.string().nullable() }),
  },
  'POST /api/huddles/:huddleId/comments': {
    operation: 'addComment',
    summary: 'Says something about a huddle, or replies to a comment.',
    access: 'member',
    params: one,
    body: z.strictObject({ text, parentId: commentId.nullable().default(null) }),
    reply: commandReplyWith({ id: z.string() }),
    refusals: ['HUDDLE_NOT_PUBLISHED', 'REQUEST_DECLINED', 'COMMENT_GONE'],
    perMinute: 20,
  },
  'PATCH /api/huddles/:huddleId/comments/:commentId': {
    operation: 'changeComment',
    summary: 'Words a comment of mine anew; it is marked as edited.',
    access: 'member',
    params: oneComment,
    body: z.strictObject({ text }),
    reply: commandReply,
    refusals: ['COMMENT_GONE', 'COMMENT_NOT_YOURS'],
  },
  'DELETE /api/huddles/:huddleId/comments/:commentId': {
    operation: 'removeComment',
    summary: 'Takes a comment of mine back, or as a host any; its words are gone at once.',
    access: 'member',
    params: oneComment,
    reply: commandReply,
    refusals: ['COMMENT_GONE', 'COMMENT_NOT_YOURS'],
  },
} as const satisfies Contract;

export type CommentContract = typeof commentContract;
