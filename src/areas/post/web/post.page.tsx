import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useParams } from 'react-router';
import { useKnownItem } from '#platform/web/known-item.ts';
import { useWatch } from '#platform/web/live.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import type { PostView } from '../contract/views.ts';
import { Comments } from './comments/Comments.tsx';
import { postQuery } from './queries.ts';
import classes from './view/Post.module.css';
import { PostCard, passedOnBy } from './view/PostCard.tsx';

export const handle: PageHandle = { title: msg`Post` };
export const meta: MetaFunction = () => [{ title: 'Post' }];

const isPost = (item: object): item is PostView => 'state' in item && 'content' in item;

/** One post with what is said under it, live (POST-5). */
export default function PostPage() {
  const { postId = '' } = useParams();
  const known = useKnownItem({ queryKey: ['post', 'feed'], id: postId, isOne: isPost });
  const query = useQuery({ ...postQuery(postId), placeholderData: () => known });
  useWatch(query.data?.state === 'PUBLISHED' ? `post:${postId}` : null);
  return (
    <QueryView query={query} gone={<Gone />} skeleton={<RowSkeletons count={3} />}>
      {(post) => <Shown post={post} />}
    </QueryView>
  );
}

function Shown({ post }: { post: PostView }) {
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
