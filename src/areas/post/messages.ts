import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';
import { reactionConfirmations } from '#platform/shared/messages.ts';

/** The sentence of every refusal of this area. */
export const postRefusals = {
  POST_EMPTY: /*i18n*/ { id: 'refused.post-empty', message: 'A post needs words or a picture.' },
  POST_PUBLISHED: /*i18n*/ { id: 'refused.post-published', message: 'This post is published already.' },
  POST_NOT_YOURS: /*i18n*/ { id: 'refused.post-not-yours', message: 'Only its author may do this.' },
  EDIT_OVER: /*i18n*/ {
    id: 'refused.edit-over',
    message: 'A post can be edited for an hour. You can delete it and write a new one.',
  },
  PERSON_UNKNOWN: /*i18n*/ {
    id: 'refused.person-unknown',
    message: 'There is nobody called {name} here.',
  },
  PLACE_UNKNOWN: /*i18n*/ { id: 'refused.place-unknown', message: 'This place is not known: {name}.' },
  POST_PICTURE_NOT_YOURS: /*i18n*/ {
    id: 'refused.post-picture-not-yours',
    message: 'A picture cannot be used. Please add it again.',
  },
  POST_COMMENT_GONE: /*i18n*/ {
    id: 'refused.post-comment-gone',
    message: 'This comment has been deleted.',
  },
  POST_COMMENT_NOT_YOURS: /*i18n*/ {
    id: 'refused.post-comment-not-yours',
    message: 'Only its author or the author of the post may do this.',
  },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof postRefusals, Message> {}
}

export type PostRefusal = keyof typeof postRefusals;

/** What has been done, said to who did it. */
export const postConfirmations = {
  POST_BEGUN: /*i18n*/ { id: 'done.post-begun', message: 'Draft created.' },
  POST_HELD: /*i18n*/ {
    id: 'done.post-held',
    message: 'Saved. A moderator looks at your post first. Until then only you see it.',
  },
  POST_CREATED: /*i18n*/ { id: 'done.post-created', message: 'Post created successfully' },
  POST_CHANGED: /*i18n*/ { id: 'done.post-changed', message: 'The post is changed.' },
  POST_DELETED: /*i18n*/ { id: 'done.post-deleted', message: 'The post is deleted.' },
  ...reactionConfirmations,
  POST_SAVED: /*i18n*/ { id: 'done.post-saved', message: 'Saved.' },
  POST_UNSAVED: /*i18n*/ { id: 'done.post-unsaved', message: 'No longer saved.' },
  REPOSTED: /*i18n*/ { id: 'done.reposted', message: 'Reposted.' },
  REPOST_UNDONE: /*i18n*/ { id: 'done.repost-undone', message: 'No longer reposted.' },
} as const satisfies Messages;

export type PostConfirmation = keyof typeof postConfirmations;
export const done = confirm<PostConfirmation>;
