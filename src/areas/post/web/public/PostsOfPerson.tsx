import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';
import { Feed } from '../feeds/Feed.tsx';
import { postsOfQuery } from '../queries.ts';
import classes from '../view/Post.module.css';

/** What one person posted, as far as the reader may see it, without an end (PER-5). */
export default function PostsOfPerson({ username }: { username: string }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(postsOfQuery(username));
  const { error } = query;
  useEffect(() => {
    if (!error) return;
    const detail = wordProblem(error, t`Unable to fetch user posts. Please try again later.`);
    showToast({ kind: 'error', summary: t`User Post`, detail });
  }, [error, t]);
  return (
    <div className={`${classes.column} ${classes.whole}`}>
      <Feed
        query={query}
        empty={
          <p className={classes.quiet}>
            <Trans>User has not posted anything yet.</Trans>
          </p>
        }
      />
    </div>
  );
}
