import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Action } from '#ui/Action.tsx';
import type { ThreadView } from '../../../contract-comments.ts';
import type { HuddleView } from '../../../contract-values.ts';
import { Comment } from './Comment.tsx';
import { Composer } from './Composer.tsx';
import classes from './Discussion.module.css';
import { Replies } from './Replies.tsx';

interface ThreadProps {
  huddle: HuddleView;
  thread: ThreadView;
  mayWrite: boolean;
}

/** A comment with its first replies; the others when they are asked for. */
export function Thread({ huddle, thread, mayWrite }: ThreadProps) {
  const [whole, setWhole] = useState(false);
  const [replying, setReplying] = useState(false);
  const hidden = thread.replyCount - thread.replies.length;
  return (
    <article className={classes.thread}>
      <Comment
        huddle={huddle}
        comment={thread}
        {...(mayWrite && thread.removedBy === null && { onReply: () => setReplying(!replying) })}
      />
      {(thread.replyCount > 0 || replying) && (
        <div className={classes.replies}>
          {whole ? (
            <Replies huddle={huddle} commentId={thread.id} />
          ) : (
            thread.replies.map((reply) => <Comment key={reply.id} huddle={huddle} comment={reply} />)
          )}
          {!whole && hidden > 0 && (
            <Action look="plain" size="small" onClick={() => setWhole(true)}>
              <Plural value={hidden} one="Show # more reply" other="Show # more replies" />
            </Action>
          )}
          {replying && (
            <Composer huddleId={huddle.id} parentId={thread.id} onSaid={() => setReplying(false)} />
          )}
        </div>
      )}
      {thread.removedBy !== null && thread.replyCount === 0 && (
        <p>
          <Trans>This comment was removed.</Trans>
        </p>
      )}
    </article>
  );
}
