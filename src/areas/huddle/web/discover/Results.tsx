import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useClock } from '#platform/web/clock.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import classes from '../components/HuddleList.module.css';
import { HuddleCard } from '../parts/HuddleCard.tsx';
import { HuddleGrid } from '../parts/HuddleGrid.tsx';
import { discoverQuery } from './discover-query.ts';
import { type Filters, wireOf } from './filters.ts';

const ResultsMap = lazy(() => import('./ResultsMap.tsx'));

interface ResultsProps {
  filters: Filters;
  view: 'list' | 'map';
  /** What is shown when nothing fits. */
  empty: ReactNode;
}

/** What fits the filters, as cards and, if wanted, on a map above them. */
export function Results({ filters, view, empty }: ResultsProps) {
  const { timeZone } = useClock();
  const query = useInfiniteQuery(discoverQuery(wireOf(filters, timeZone)));
  if (query.isPending) return <CardSkeletons />;
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const huddles = query.data.pages.flatMap((page) => page.items);
  if (huddles.length === 0) return empty;
  const now = new Date();
  return (
    <div className={classes.results} data-older={query.isPlaceholderData}>
      {view === 'map' && (
        <Suspense fallback={<div className={classes.map} aria-busy="true" />}>
          <ResultsMap huddles={huddles} near={filters.near} />
        </Suspense>
      )}
      <HuddleGrid>
        {huddles.map((huddle) => (
          <HuddleCard key={huddle.id} huddle={huddle} now={now} to={`/huddle/view/${huddle.id}`} />
        ))}
      </HuddleGrid>
      {query.hasNextPage && (
        <p className={classes.more}>
          <SubmitButton look="outline" onPress={() => query.fetchNextPage()}>
            <Trans>Show more</Trans>
          </SubmitButton>
        </p>
      )}
    </div>
  );
}
