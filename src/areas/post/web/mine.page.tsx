import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { MetaFunction } from 'react-router';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import PostsOfPerson from './public/PostsOfPerson.tsx';
import classes from './view/Post.module.css';

export const handle: PageHandle = { title: msg`My posts` };
export const meta: MetaFunction = () => [{ title: 'My posts' }];

/** What I have written, as everybody may see it who may see it. */
export default function MyPostsPage() {
  const me = useQuery(myAccount).data;
  return (
    <div className={classes.alone}>
      <h1>
        <Trans>My posts</Trans>
      </h1>
      {me?.username ? <PostsOfPerson username={me.username} /> : <RowSkeletons count={4} />}
    </div>
  );
}
