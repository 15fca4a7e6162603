import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useParams } from 'react-router';
import { ApiProblem } from '#platform/web/api-problem.ts';
import { useWatch } from '#platform/web/live.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { Comments } from './components/Comments.tsx';
import classes from './components/Post.module.css';
import { PostCard, passedOnBy } from './components/PostCard.tsx';
import { postQuery } from './queries.ts';

export const handle: PageHandle = { title: msg`Post` };
export const meta: MetaFunction = () => [{ title: 'Post' }];

/** One post with what is said under it, live (POST-5). */
export default function PostPage() {
  const { postId = '' } = useParams();
  const { data: post, error, refetch, isFetching } = useQuery(postQuery(postId));
  useWatch(post?.state === 'PUBLISHED' ? `post:${postId}` : null);
  // Asked first: who may not see it any longer sees nothing of what was read before.
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 400)) return <Gone />;
  if (error && !post) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!post) return <RowSkeletons count={3} />;
  const ground = passedOnBy(post) ?? post;
  return (
    <div className={classes.alone}>
      <h1 className={classes.hidden}>
        <Trans>Post</Trans>
      </h1>
      <PostCard post={post} whole />
      {ground.state === 'PUBLISHED' && <Comments post={ground} />}
    </div>
  );
}

function Gone() {
  return (
    <EmptyState
      picture="post-gone"
      action={
        <ActionLink to="/home">
          <Trans>Take me home</Trans>
        </ActionLink>
      }
    >
      <Trans>This post is not here, or not for you.</Trans>
    </EmptyState>
  );
}
