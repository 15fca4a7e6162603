import { Plural } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Action } from '#ui/Action.tsx';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import type { ThreadView } from '../contract.ts';
import classes from './Comment.module.css';
import { Comment } from './Comment.tsx';
import { CommentForm } from './CommentForm.tsx';
import type { CommentSubject } from './public/Discussion.tsx';
import { repliesQuery } from './queries.ts';

interface ThreadProps {
  ground: CommentSubject;
  thread: ThreadView;
}

/** A comment with its first replies; the others when they are asked for. */
export function Thread({ ground, thread }: ThreadProps) {
  const [whole, setWhole] = useState(false);
  const [replying, setReplying] = useState(false);
  const hidden = thread.replyCount - thread.replies.length;
  const mayReply = ground.maySpeak && thread.removedBy === null && !thread.hidden;
  return (
    <article className={classes.thread}>
      <Comment
        ground={ground}
        comment={thread}
        {...(mayReply && { onReply: () => setReplying(!replying) })}
      />
      {(thread.replyCount > 0 || replying) && (
        <div className={classes.replies}>
          {whole ? (
            <Replies ground={ground} commentId={thread.id} />
          ) : (
            thread.replies.map((reply) => <Comment key={reply.id} ground={ground} comment={reply} />)
          )}
          {!whole && hidden > 0 && (
            <Action look="plain" size="small" onClick={() => setWhole(true)}>
              <Plural value={hidden} one="Show # more reply" other="Show # more replies" />
            </Action>
          )}
          {replying && <CommentForm ground={ground} parentId={thread.id} onDone={() => setReplying(false)} />}
        </div>
      )}
    </article>
  );
}

/** All replies to a comment, page after page. */
function Replies({ ground, commentId }: { ground: CommentSubject; commentId: string }) {
  const query = useInfiniteQuery(repliesQuery(ground.about, commentId));
  return (
    <Paged query={query} skeleton={<RowSkeletons count={3} />} empty={null} compact>
      {(replies) => replies.map((reply) => <Comment key={reply.id} ground={ground} comment={reply} />)}
    </Paged>
  );
}
