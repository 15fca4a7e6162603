import { Trans } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useInfiniteScroll } from '#platform/web/use-infinite-scroll.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { PostView } from '../../contract/views.ts';
import { PostCard } from '../view/PostCard.tsx';
import classes from './Feed.module.css';

interface FeedProps {
  query: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly PostView[] }>>;
  /** Shown when there is nothing. */
  empty: ReactNode;
  onUp?: () => void;
}

const SCROLL = { distance: 1, upDistance: 2, throttleMs: 500 };

/** Posts one under the other; the next page comes before its end is reached, or by a press when it failed. */
export function Feed({ query, empty, onUp }: FeedProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const list = useInfiniteScroll<HTMLUListElement>({
    ...SCROLL,
    onDown: () => {
      if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
    },
    ...(onUp && { onUp }),
  });
  const posts = distinct(query.data?.pages.flatMap((page) => page.items) ?? []);
  if (query.isPending) return <FeedSkeleton />;
  if (query.isLoadingError && posts.length === 0)
    return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  return (
    <>
      <ul className={classes.feed} ref={list} aria-busy={isFetchingNextPage}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      {posts.length === 0 && !hasNextPage && empty}
      {isFetchingNextPage && <RowSkeletons count={2} />}
      {hasNextPage && !isFetchingNextPage && (
        <p className={classes.more}>
          <SubmitButton look="outline" onPress={() => fetchNextPage()}>
            <Trans>Show more</Trans>
          </SubmitButton>
        </p>
      )}
    </>
  );
}

export function FeedSkeleton() {
  return <RowSkeletons count={4} />;
}

/** A page counted by number may begin with the last post of the page before, when something was posted meanwhile. */
function distinct(posts: readonly PostView[]): PostView[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}
