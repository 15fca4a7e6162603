import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useClock } from '#platform/web/clock.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { Paged } from '#ui/Paged.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { HuddleCard } from '../public/HuddleCard.tsx';
import { discoverQuery } from './discover-query.ts';
import { type Filters, wireOf } from './filters.ts';
import classes from './HuddleList.module.css';

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
  const now = new Date();
  return (
    <Paged query={query} skeleton={<CardSkeletons />} empty={empty}>
      {(huddles) => (
        <div className={classes.results} data-older={query.isPlaceholderData}>
          {view === 'map' && (
            <Suspense fallback={<div className={classes.map} aria-busy="true" />}>
              <ResultsMap huddles={huddles} near={filters.near} />
            </Suspense>
          )}
          <CardGrid>
            {huddles.map((huddle) => (
              <HuddleCard key={huddle.id} huddle={huddle} now={now} to={`/huddle/view/${huddle.id}`} />
            ))}
          </CardGrid>
        </div>
      )}
    </Paged>
  );
}
