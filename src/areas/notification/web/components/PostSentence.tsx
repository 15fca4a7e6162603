import { Plural, Trans } from '@lingui/react/macro';
import type { PostKind } from '../../rules/kinds.ts';
import type { SentenceProps } from './HuddleSentence.tsx';

/** What happened to a post, as one says it; several likes are one sentence. */
export function PostSentence({
  kind,
  who,
  what,
  notification,
  others = 0,
}: SentenceProps<PostKind> & { others?: number }) {
  switch (kind) {
    case 'POST_MENTION':
      return (
        <Trans>
          {who} named you: {what}
        </Trans>
      );
    case 'POST_LIKE':
      return others > 0 ? (
        <Trans>
          {who} and <Plural value={others} one="# other" other="# others" /> like your post: {what}
        </Trans>
      ) : (
        <Trans>
          {who} likes your post: {what}
        </Trans>
      );
    case 'POST_COMMENT':
      return (
        <Trans>
          {who} commented on your post: {what}
        </Trans>
      );
    case 'POST_REPLY':
      return (
        <Trans>
          {who} replied to you: {what}
        </Trans>
      );
    case 'POST_REPOST':
      return notification.facts.quote ? (
        <Trans>
          {who} quoted you: {what}
        </Trans>
      ) : (
        <Trans>
          {who} reposted you: {what}
        </Trans>
      );
    case 'POST_SHARED':
      return (
        <Trans>
          {who} shows you a post: {what}
        </Trans>
      );
  }
}
