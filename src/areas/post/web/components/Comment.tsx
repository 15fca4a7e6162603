import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDistance } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Action } from '#ui/Action.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import type { PostReplyView } from '../../contract-comments.ts';
import { CommentForm } from './CommentForm.tsx';
import type { Ground } from './Comments.tsx';
import classes from './Post.module.css';
import { RemoveComment } from './RemoveComment.tsx';

interface CommentProps {
  post: Ground;
  comment: PostReplyView;
  onReply?: () => void;
}

/** Somebody's words, or the placeholder of what was removed. */
export function Comment({ post, comment, onReply }: CommentProps) {
  const clock = useClock();
  const [editing, setEditing] = useState(false);
  const { author, text, createdAt, edited, mine } = comment;
  if (!author) {
    return (
      <p className={classes.removed}>
        <Trans>This comment was removed.</Trans>
      </p>
    );
  }
  const face = { id: author.id, name: author.displayName, pictureUrl: author.profilePicUrl };
  return (
    <div className={classes.comment}>
      <Avatar face={face} size={32} named />
      <div>
        <p>
          <Link to={`/${author.username ?? ''}`} className={classes.name} dir="auto">
            {author.displayName}
          </Link>{' '}
          <small>
            <time dateTime={createdAt}>{formatDistance(new Date(createdAt), new Date(), clock)}</time>
            {edited && (
              <>
                {' · '}
                <Trans>edited</Trans>
              </>
            )}
          </small>
        </p>
        {editing ? (
          <CommentForm
            postId={post.id}
            parentId={null}
            edits={{ id: comment.id, text }}
            onDone={() => setEditing(false)}
          />
        ) : (
          <p className={classes.commentText} dir="auto">
            {text}
          </p>
        )}
        <p className={classes.deeds}>
          {onReply && (
            <Action look="plain" size="small" onClick={onReply}>
              <Trans>Reply</Trans>
            </Action>
          )}
          {mine && !editing && (
            <Action look="plain" size="small" onClick={() => setEditing(true)}>
              <Trans>Edit</Trans>
            </Action>
          )}
          {(mine || post.mine) && <RemoveComment postId={post.id} commentId={comment.id} />}
        </p>
      </div>
    </div>
  );
}
