import { get, type Make } from './make-request.ts';
import type { Fixture } from './personas.ts';

const post = (on: Fixture, rest = '') => `/api/posts/${on.postId}${rest}`;
const publicPost = (on: Fixture, rest = '') => `/api/public/posts/${on.postId}${rest}`;
const ZURICH = 2_657_896;
const words = { content: 'Hello', taggedUsers: {}, taggedLocations: {}, taggedHashes: [] };

export const postRequests: Readonly<Record<string, Make>> = {
  initPost: () => ({ method: 'POST', url: '/api/posts/init' }),
  createPost: (on) => ({ method: 'POST', url: `/api/posts/${on.postDraft}`, body: words }),
  readPost: get(post),
  readPublicPost: get(publicPost),
  editPost: (on) => ({ method: 'PUT', url: post(on), body: words }),
  deletePost: (on) => ({ method: 'DELETE', url: post(on) }),
  listRevisions: get((on) => post(on, '/revisions')),
  readPostPicture: get((on) => post(on, `/pictures/${on.postPicture}`)),
  readPublicPostPicture: get((on) => publicPost(on, `/pictures/${on.postPicture}`)),
  likePost: (on) => ({ method: 'PUT', url: post(on, '/like'), body: { liked: true } }),
  listLikes: get((on) => post(on, '/likes')),
  savePost: (on) => ({ method: 'PUT', url: post(on, '/saved'), body: { saved: true } }),
  repostPost: (on) => ({ method: 'PUT', url: post(on, '/repost'), body: { reposted: true } }),
  sharePost: (on) => ({ method: 'POST', url: post(on, '/shares'), body: { userIds: [on.outsider] } }),
  listPostComments: get((on) => post(on, '/comments')),
  listPostReplies: get((on) => post(on, `/comments/${on.postComment}/replies`)),
  addPostComment: (on) => ({ method: 'POST', url: post(on, '/comments'), body: { text: 'Hello' } }),
  changePostComment: (on) => ({
    method: 'PATCH',
    url: post(on, `/comments/${on.postComment}`),
    body: { text: 'Hello' },
  }),
  removePostComment: (on) => ({ method: 'DELETE', url: post(on, `/comments/${on.postComment}`) }),
  readTimeline: get(() => '/api/timeline'),
  countNewPosts: get(() => '/api/timeline/news'),
  listPostsOfPerson: get(() => '/api/posts/of/persona.h'),
  listPostsOfTag: get(() => '/api/tags/snow/posts'),
  listPostsOfPlace: get(() => `/api/places/${ZURICH}/posts`),
  listSavedPosts: get(() => '/api/saved-posts'),
};
