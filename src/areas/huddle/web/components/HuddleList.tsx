import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#ui/ErrorState.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleCard as Huddle } from '../../contract-values.ts';
import { HuddleCard } from '../parts/HuddleCard.tsx';
import { HuddleGrid } from '../parts/HuddleGrid.tsx';
import { huddlesQuery, type MineFilter } from '../queries.ts';
import classes from './HuddleList.module.css';

interface HuddleListProps {
  mine?: MineFilter;
  /** What is shown when there is none: the one next step. */
  empty: ReactNode;
}

/** Huddles as cards, page after page, in all their states. */
export function HuddleList({ mine, empty }: HuddleListProps) {
  const query = useInfiniteQuery(huddlesQuery(mine));
  if (query.isPending) return <CardSkeletons />;
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const huddles = query.data.pages.flatMap((page) => page.items);
  if (huddles.length === 0) return empty;
  const now = new Date();
  return (
    <>
      <HuddleGrid>
        {huddles.map((huddle) => (
          <HuddleCard key={huddle.id} huddle={huddle} now={now} to={addressOf(huddle)} />
        ))}
      </HuddleGrid>
      {query.hasNextPage && (
        <p className={classes.more}>
          <SubmitButton look="outline" onPress={() => query.fetchNextPage()}>
            <Trans>Show more</Trans>
          </SubmitButton>
        </p>
      )}
    </>
  );
}

/** A draft is gone on with, anything else is looked at. */
function addressOf({ id, status }: Huddle): string {
  return status === 'DRAFT' ? `/huddle/create?draft=${id}` : `/huddle/view/${id}`;
}
