import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { CommentId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { face, idOf, pageSize, prose } from '#platform/shared/wire-values.ts';
import { onePost, postId } from './contract-values.ts';

const commentId = idOf<CommentId>();
const oneComment = z.strictObject({ postId, commentId });
const text = prose(2_000).min(1);
const page = z.strictObject({ after: z.uuid().optional(), most: pageSize });

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
export type PostReplyView = z.output<typeof reply>;

const thread = reply
  .extend({ replyCount: z.number().int(), replies: z.array(reply) })
  .meta({ id: 'PostComment' });
export type PostThreadView = z.output<typeof thread>;

/** What is said under a post: comments with one level of replies. */
export const commentContract = {
  'GET /api/posts/:postId/comments': {
    operation: 'listPostComments',
    summary: 'What is said under a post, oldest first, each with its first replies.',
    access: 'member',
    params: onePost,
    query: page,
    reply: z.object({ items: z.array(thread), next: z.string().nullable() }),
  },
  'GET /api/posts/:postId/comments/:commentId/replies': {
    operation: 'listPostReplies',
    summary: 'The replies to a comment, oldest first.',
    access: 'member',
    params: oneComment,
    query: page,
    reply: z.object({ items: z.array(reply), next: z.string().nullable() }),
  },
  'POST /api/posts/:postId/comments': {
    operation: 'addPostComment',
    summary: 'Says something under a post, or replies to a comment.',
    access: 'member',
    params: onePost,
    body: z.strictObject({ text, parentId: commentId.nullable().default(null) }),
    reply: commandReplyWith({ id: z.string() }),
    refusals: ['POST_COMMENT_GONE'],
    perMinute: 20,
  },
  'PATCH /api/posts/:postId/comments/:commentId': {
    operation: 'changePostComment',
    summary: 'Words a comment of mine anew; it is marked as edited.',
    access: 'member',
    params: oneComment,
    body: z.strictObject({ text }),
    reply: commandReply,
    refusals: ['POST_COMMENT_GONE', 'POST_COMMENT_NOT_YOURS'],
  },
  'DELETE /api/posts/:postId/comments/:commentId': {
    operation: 'removePostComment',
    summary: 'Takes a comment of mine back, or under a post of mine any; its words are gone at once.',
    access: 'member',
    params: oneComment,
    reply: commandReply,
    refusals: ['POST_COMMENT_GONE', 'POST_COMMENT_NOT_YOURS'],
  },
} as const satisfies Contract;

export type CommentContract = typeof commentContract;
