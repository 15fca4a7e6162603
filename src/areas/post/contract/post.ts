import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { cursor, face, pageSize, personId, pictureTypes } from '#platform/shared/wire-values.ts';
import { MAX_SHARED_WITH, POSTS_A_MINUTE } from '../rules/limits.ts';
import { feedContract } from './feeds.ts';
import { newPost, onePicture, onePost, parameter, pictureSize, post, publicPicture, words } from './views.ts';

export const postContract = {
  'POST /api/posts/init': {
    operation: 'initPost',
    summary: 'Begins a post: its id comes before its words.',
    access: 'member',
    reply: commandReplyWith({ id: z.string() }),
    perMinute: 30,
  },
  'POST /api/posts/:postId': {
    operation: 'createPost',
    summary: 'Publishes a post that I have begun.',
    access: 'member',
    params: onePost,
    body: newPost,
    reply: commandReplyWith({ id: z.string() }),
    refusals: [
      'POST_EMPTY',
      'POST_PUBLISHED',
      'PERSON_UNKNOWN',
      'PLACE_UNKNOWN',
      'POST_PICTURE_NOT_YOURS',
      'NEW_HERE_STRANGERS',
    ],
    perMinute: POSTS_A_MINUTE,
  },
  'GET /api/posts/:postId': {
    operation: 'readPost',
    summary: 'A post as I see it.',
    access: 'member',
    params: onePost,
    reply: post,
  },
  'GET /api/public/posts/:postId': {
    operation: 'readPublicPost',
    summary: 'A post as everybody sees it.',
    access: 'anyone',
    params: onePost,
    reply: post,
  },
  'PUT /api/posts/:postId': {
    operation: 'editPost',
    summary:
      'Edits a post of mine within an hour; what stood there before stays readable for me and for moderators.',
    access: 'member',
    params: onePost,
    body: words,
    reply: commandReply,
    refusals: [
      'POST_EMPTY',
      'POST_NOT_YOURS',
      'EDIT_OVER',
      'PERSON_UNKNOWN',
      'PLACE_UNKNOWN',
      'NEW_HERE_STRANGERS',
    ],
  },
  'DELETE /api/posts/:postId': {
    operation: 'deletePost',
    summary: 'Deletes a post of mine; its words and pictures are gone at once.',
    access: 'member',
    params: onePost,
    reply: commandReply,
    refusals: ['POST_NOT_YOURS'],
  },
  'GET /api/posts/:postId/revisions': {
    operation: 'listRevisions',
    summary: 'What a post said before it was edited, newest first: for its author and moderators.',
    access: 'member',
    refusals: ['POST_NOT_YOURS'],
    params: onePost,
    reply: z.object({
      items: z.array(
        z.object({ content: z.string(), parameters: z.array(parameter), writtenAt: z.string() }),
      ),
    }),
  },
  'GET /api/posts/:postId/pictures/:pictureId': {
    operation: 'readPostPicture',
    summary: 'A picture of a post that I may see.',
    access: 'member',
    params: onePicture,
    query: pictureSize,
    reply: null,
    sends: pictureTypes,
  },
  'GET /api/public/posts/:postId/pictures/:pictureId': {
    operation: 'readPublicPostPicture',
    summary: 'A picture of a post that everybody may see.',
    access: 'anyone',
    params: onePicture,
    query: publicPicture,
    reply: null,
    sends: [...pictureTypes, 'image/jpeg'],
  },
  'PUT /api/posts/:postId/like': {
    operation: 'likePost',
    summary: 'I like a post, or no longer.',
    access: 'member',
    params: onePost,
    body: z.strictObject({ liked: z.boolean() }),
    reply: commandReplyWith({ likeCount: z.number().int() }),
  },
  'GET /api/posts/:postId/likes': {
    operation: 'listLikes',
    summary: 'Who likes a post, the newest first.',
    access: 'member',
    params: onePost,
    query: z.strictObject({ after: cursor.optional(), limit: pageSize }),
    reply: z.object({ items: z.array(face), next: z.string().nullable() }),
  },
  'PUT /api/posts/:postId/saved': {
    operation: 'savePost',
    summary: 'Keeps a post in my own list, or no longer.',
    access: 'member',
    params: onePost,
    body: z.strictObject({ saved: z.boolean() }),
    reply: commandReply,
  },
  'PUT /api/posts/:postId/repost': {
    operation: 'repostPost',
    summary:
      'Passes a post on to my followers, or no longer; nobody sees it who may not see the post itself.',
    access: 'member',
    params: onePost,
    body: z.strictObject({ reposted: z.boolean() }),
    reply: commandReplyWith({ repostCount: z.number().int() }),
    perMinute: 30,
  },
  'POST /api/posts/:postId/shares': {
    operation: 'sharePost',
    summary: 'Shows a post to people I follow; each is told once.',
    access: 'member',
    params: onePost,
    body: z.strictObject({ userIds: z.array(personId).min(1).max(MAX_SHARED_WITH) }),
    reply: commandReply,
    refusals: ['NEW_HERE_STRANGERS'],
    perMinute: 10,
  },
  ...feedContract,
} as const satisfies Contract;

export type PostContract = typeof postContract;
