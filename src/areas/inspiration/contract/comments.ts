import type { Subject } from '#areas/comment/contract.ts';

/** What is said under an inspiration. */
export const inspirationComments: Subject = {
  about: 'an inspiration',
  root: '/api/inspirations/:inspirationId',
  key: 'inspirationId',
  operations: {
    list: 'listInspirationComments',
    replies: 'listInspirationReplies',
    add: 'addInspirationComment',
    change: 'changeInspirationComment',
    remove: 'removeInspirationComment',
  },
};
