import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';

/** The sentence of every refusal of this area. */
export const commentRefusals = {
  COMMENT_GONE: /*i18n*/ { id: 'refused.comment-gone', message: 'This comment has been deleted.' },
  COMMENT_NOT_YOURS: /*i18n*/ {
    id: 'refused.comment-not-yours',
    message: 'Only the author can change this comment.',
  },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof commentRefusals, Message> {}
}

/** What has been done, said to who did it. */
export const commentConfirmations = {
  COMMENT_SAID: /*i18n*/ { id: 'done.comment-said', message: 'Comment posted.' },
  COMMENT_HELD: /*i18n*/ {
    id: 'done.comment-held',
    message: 'Saved. A moderator looks at your comment first. Until then only you see it.',
  },
  COMMENT_CHANGED: /*i18n*/ { id: 'done.comment-changed', message: 'Comment saved.' },
  COMMENT_REMOVED: /*i18n*/ { id: 'done.comment-removed', message: 'Comment deleted.' },
} as const satisfies Messages;

export type CommentConfirmation = keyof typeof commentConfirmations;
export const done = confirm<CommentConfirmation>;
