import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import { keepingApiOf } from '#platform/web/outbox/send-or-keep.ts';
import type { PostContract } from '../contract/post.ts';

const api = apiOf<PostContract>();
const keeping = keepingApiOf<PostContract>();

export type PostForm = WireInput<PostContract['POST /api/posts/:postId']>['body'];
export type WordsForm = WireInput<PostContract['PUT /api/posts/:postId']>['body'];

export const initPost = () => api('POST /api/posts/init');

export const createPost = (postId: string, body: PostForm, idempotencyKey: string) =>
  api('POST /api/posts/:postId', { params: { postId }, body, idempotencyKey });

/** Of what I do to a post of mine without a network the last counts (O6). */
const doneTo = (postId: string, words: string) => ({
  kind: 'post',
  about: `post:${postId}`,
  slot: `post:${postId}`,
  words,
  stale: [['post']],
});

export const editPost = (postId: string, body: WordsForm, words: string) =>
  keeping('PUT /api/posts/:postId', { params: { postId }, body }, doneTo(postId, words));

/** `words` say in the list of what waits that it is to be deleted. */
export const deletePost = (postId: string, words: string) =>
  keeping(
    'DELETE /api/posts/:postId',
    { params: { postId } },
    { ...doneTo(postId, words), doneIf: ['NOT_FOUND'] },
  );

/** A like is kept where there is no network, and counted once it is with the server (OFF-2). */
export const likePost = (postId: string, liked: boolean) =>
  keeping(
    'PUT /api/posts/:postId/like',
    { params: { postId }, body: { liked } },
    {
      kind: 'like',
      about: `post:${postId}`,
      slot: `like:${postId}`,
      words: liked ? '❤️' : '♡',
      stale: [['post', postId]],
    },
  );

export const savePost = (postId: string, saved: boolean) =>
  api('PUT /api/posts/:postId/saved', { params: { postId }, body: { saved } });

export const repostPost = (postId: string, reposted: boolean) =>
  api('PUT /api/posts/:postId/repost', { params: { postId }, body: { reposted } });

export const sharePost = (postId: string, userIds: string[]) =>
  api('POST /api/posts/:postId/shares', { params: { postId }, body: { userIds } });
