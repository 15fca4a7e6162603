import type { PostEvent } from '#areas/post/rules/events.ts';
import type { PostId } from '#platform/shared/ids.ts';
import { type NotificationDraft, notifyAll } from './recipients.ts';

/** Who hears about what happened to a post, and as what; whether they may read it is asked afterwards. */
export function postRecipientsOf(event: PostEvent): NotificationDraft[] {
  const { personId } = event;
  switch (event.type) {
    case 'post.published': {
      const authors = event.refAuthorId ? [event.refAuthorId] : [];
      const mentioned = notifyAll(event.mentioned, personId, 'POST_MENTION');
      const passedOn = notifyAll(authors, personId, 'POST_REPOST', { quote: !event.bare });
      return [...mentioned, ...passedOn.filter(({ recipientId }) => !event.mentioned.includes(recipientId))];
    }
    case 'post.edited':
      return notifyAll(event.mentioned, personId, 'POST_MENTION');
    case 'post.liked':
      return notifyAll([event.authorId], personId, 'POST_LIKE');
    case 'post.commented': {
      const answered = event.answeredId ? [event.answeredId] : [];
      const author = event.answeredId === event.authorId ? [] : [event.authorId];
      return [...notifyAll(answered, personId, 'POST_REPLY'), ...notifyAll(author, personId, 'POST_COMMENT')];
    }
    case 'post.shared':
      return notifyAll(event.sharedWith, personId, 'POST_SHARED');
  }
}

/** What they are told about: of a bare repost the post itself, which has the words. */
export function toldPost(event: PostEvent): PostId {
  return event.type === 'post.published' && event.bare && event.refPostId ? event.refPostId : event.postId;
}

/** The events of `postRecipientsOf`, for the table of reactions. */
export const notifyingPostEvents: ReadonlyArray<PostEvent['type']> = [
  'post.published',
  'post.edited',
  'post.liked',
  'post.commented',
  'post.shared',
];
