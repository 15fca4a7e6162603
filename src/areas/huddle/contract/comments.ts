import type { Subject } from '#areas/comment/contract.ts';

/** The discussion of a huddle. */
export const huddleComments: Subject = {
  about: 'a huddle',
  root: '/api/huddles/:huddleId',
  key: 'huddleId',
  operations: {
    list: 'listComments',
    replies: 'listReplies',
    add: 'addComment',
    change: 'changeComment',
    remove: 'removeComment',
  },
  silences: ['HUDDLE_NOT_PUBLISHED', 'REQUEST_DECLINED'],
};
