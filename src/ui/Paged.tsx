import { Trans } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import classes from './Paged.module.css';
import { SubmitButton } from './SubmitButton.tsx';

interface PagedProps<T> {
  query: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly T[] }>>;
  /** Shown until the first page is there; of the shape of what comes. */
  skeleton: ReactNode;
  /** Shown when there is nothing: the one next step. */
  empty: ReactNode;
  /** A list inside another: the button is quieter. */
  compact?: boolean;
  children: (items: readonly T[]) => ReactNode;
}

/** A list that is read page after page, in all its states: on its way, failed, empty, there, and more to come. */
export function Paged<T>({ query, skeleton, empty, compact = false, children }: PagedProps<T>) {
  if (query.isPending) return skeleton;
  // What was read before stands there, although it could not be read again.
  if (query.data === undefined)
    return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return empty;
  return (
    <>
      {children(items)}
      {query.hasNextPage && (
        <p className={compact ? undefined : classes.more}>
          <SubmitButton
            look={compact ? 'plain' : 'outline'}
            {...(compact && { size: 'small' })}
            onPress={() => query.fetchNextPage()}
          >
            <Trans>Show more</Trans>
          </SubmitButton>
        </p>
      )}
    </>
  );
}
