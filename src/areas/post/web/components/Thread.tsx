import { Plural } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Action } from '#ui/Action.tsx';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import type { PostThreadView } from '../../contract-comments.ts';
import { repliesQuery } from '../queries.ts';
import { Comment } from './Comment.tsx';
import { CommentForm } from './CommentForm.tsx';
import type { Ground } from './Comments.tsx';
import classes from './Post.module.css';

interface ThreadProps {
  post: Ground;
  thread: PostThreadView;
}

/** A comment with its first replies; the others when they are asked for. */
export function Thread({ post, thread }: ThreadProps) {
  const [whole, setWhole] = useState(false);
  const [replying, setReplying] = useState(false);
  const hidden = thread.replyCount - thread.replies.length;
  return (
    <div className={classes.thread}>
      <Comment post={post} comment={thread} onReply={() => setReplying(!replying)} />
      {(thread.replyCount > 0 || replying) && (
        <div className={classes.replies}>
          {whole ? (
            <Replies post={post} commentId={thread.id} />
          ) : (
            thread.replies.map((reply) => <Comment key={reply.id} post={post} comment={reply} />)
          )}
          {!whole && hidden > 0 && (
            <Action look="plain" size="small" onClick={() => setWhole(true)}>
              <Plural value={hidden} one="Show # more reply" other="Show # more replies" />
            </Action>
          )}
          {replying && (
            <CommentForm postId={post.id} parentId={thread.id} onDone={() => setReplying(false)} />
          )}
        </div>
      )}
    </div>
  );
}

/** All replies to a comment, page after page. */
function Replies({ post, commentId }: { post: Ground; commentId: string }) {
  const query = useInfiniteQuery(repliesQuery(post.id, commentId));
  return (
    <Paged query={query} skeleton={<RowSkeletons count={3} />} empty={null} compact>
      {(replies) => replies.map((reply) => <Comment key={reply.id} post={post} comment={reply} />)}
    </Paged>
  );
}
