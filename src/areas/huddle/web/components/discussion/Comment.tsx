import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDistance } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Action } from '#ui/Action.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import type { ReplyView } from '../../../contract-comments.ts';
import type { HuddleView } from '../../../contract-values.ts';
import { mayRemoveComment } from '../../../rules/discussion.ts';
import classes from './Discussion.module.css';
import { EditComment } from './EditComment.tsx';
import { RemoveComment } from './RemoveComment.tsx';

interface CommentProps {
  huddle: HuddleView;
  comment: ReplyView;
  onReply?: () => void;
}

/** Somebody's words, or the placeholder of what was removed. */
export function Comment({ huddle, comment, onReply }: CommentProps) {
  const clock = useClock();
  const [editing, setEditing] = useState(false);
  const { author, text, createdAt, edited, mine } = comment;
  if (!author) return <Removed by={comment.removedBy} />;
  const face = { id: author.id, name: author.displayName, pictureUrl: author.profilePicUrl };
  return (
    <div className={classes.comment}>
      <Avatar face={face} size={32} named />
      <div>
        <p className={classes.who}>
          <strong dir="auto">{author.displayName}</strong>{' '}
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
          <EditComment huddleId={huddle.id} comment={comment} onDone={() => setEditing(false)} />
        ) : (
          <p className={classes.text} dir="auto">
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
          {mayRemoveComment(huddle.sight, mine) && (
            <RemoveComment huddleId={huddle.id} commentId={comment.id} />
          )}
        </p>
      </div>
    </div>
  );
}

function Removed({ by }: { by: ReplyView['removedBy'] }) {
  return (
    <p className={classes.removed}>
      {by === 'HOST' ? (
        <Trans>A host has removed this comment.</Trans>
      ) : (
        <Trans>Its author has removed this comment.</Trans>
      )}
    </p>
  );
}
