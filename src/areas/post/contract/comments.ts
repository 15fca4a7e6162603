import type { Subject } from '#areas/comment/contract.ts';

/** What is said under a post. */
export const postComments: Subject = {
  about: 'a post',
  root: '/api/posts/:postId',
  key: 'postId',
  operations: {
    list: 'listPostComments',
    replies: 'listPostReplies',
    add: 'addPostComment',
    change: 'changePostComment',
    remove: 'removePostComment',
  },
  refusals: { gone: 'POST_COMMENT_GONE', notYours: 'POST_COMMENT_NOT_YOURS' },
};
