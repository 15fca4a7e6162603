import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { commentsQuery } from '../queries.ts';
import { CommentForm } from './CommentForm.tsx';
import classes from './Post.module.css';
import { Thread } from './Thread.tsx';

/** The post under which something is said. */
export interface Ground {
  readonly id: string;
  readonly mine: boolean;
}

/** What is said under a post, live, with one level of replies (POST-4). */
export function Comments({ post }: { post: Ground }) {
  const query = useInfiniteQuery(commentsQuery(post.id));
  return (
    <section className={classes.comments} id="comments" aria-labelledby="comments-title">
      <h2 id="comments-title">
        <Trans>Comments</Trans>
      </h2>
      <Paged
        query={query}
        skeleton={<RowSkeletons count={2} />}
        empty={
          <p className={classes.removed}>
            <Trans>Nobody has said anything yet.</Trans>
          </p>
        }
      >
        {(threads) => (
          <ul className={classes.threads}>
            {threads.map((thread) => (
              <li key={thread.id}>
                <Thread post={post} thread={thread} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
      <CommentForm postId={post.id} parentId={null} />
    </section>
  );
}
