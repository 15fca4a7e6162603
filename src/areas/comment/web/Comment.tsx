import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { NamedText } from '#areas/person/web/public/NamedText.tsx';
import { latePart } from '#platform/web/lazy-part.ts';
import { TimeDistance } from '#platform/web/TimeDistance.tsx';
import { Action } from '#ui/Action.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import type { ReplyView } from '../contract.ts';
import classes from './Comment.module.css';
import { CommentForm } from './CommentForm.tsx';
import type { CommentSubject } from './public/Discussion.tsx';
import { RemoveComment } from './RemoveComment.tsx';

const ReportDialog = latePart(() => import('#areas/moderation/web/public/ReportDialog.tsx'));

interface CommentProps {
  ground: CommentSubject;
  comment: ReplyView;
  onReply?: () => void;
}

/** Somebody's words, or the placeholder of what was removed. */
export function Comment({ ground, comment, onReply }: CommentProps) {
  const [editing, setEditing] = useState(false);
  const { author, text, createdAt, edited, mine, hidden } = comment;
  if (!author) return <Removed ground={ground} by={comment.removedBy} />;
  const face = { id: author.id, name: author.displayName, pictureUrl: author.profilePicUrl };
  return (
    <div className={classes.comment}>
      <Avatar face={face} size={32} named />
      <div>
        <p className={classes.who}>
          <Link to={`/${author.username ?? ''}`} className={classes.name} dir="auto">
            {author.displayName}
          </Link>{' '}
          <small>
            <TimeDistance to={createdAt} />
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
            ground={ground}
            parentId={null}
            edits={{ id: comment.id, text }}
            onDone={() => setEditing(false)}
          />
        ) : (
          <p className={classes.text} dir="auto">
            <NamedText text={text} people={comment.mentions} />
          </p>
        )}
        {hidden && (
          <p className={classes.removed} role="note">
            <Trans>Only you see this comment: moderators are looking at it, or have hidden it.</Trans>
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
          {(mine || ground.isHost) && <RemoveComment ground={ground} comment={comment} />}
          {!mine && <ReportComment id={comment.id} />}
        </p>
      </div>
    </div>
  );
}

/** Tells those who decide that something is wrong with somebody's words. */
function ReportComment({ id }: { id: string }) {
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <Action look="plain" size="small" onClick={() => setReporting(true)}>
        <Trans>Report</Trans>
      </Action>
      {reporting && <ReportDialog object={{ type: 'COMMENT', id }} onClose={() => setReporting(false)} />}
    </>
  );
}

function Removed({ ground, by }: { ground: CommentSubject; by: ReplyView['removedBy'] }) {
  return <p className={classes.removed}>{by === 'HOST' ? ground.removedByHost : <Gone by={by} />}</p>;
}

function Gone({ by }: { by: ReplyView['removedBy'] }) {
  if (by === 'MODERATORS') return <Trans>This comment was hidden after a report.</Trans>;
  return <Trans>Its author has removed this comment.</Trans>;
}
