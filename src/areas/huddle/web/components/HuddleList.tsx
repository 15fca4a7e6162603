import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CardGrid } from '#ui/CardGrid.tsx';
import { Paged } from '#ui/Paged.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import type { HuddleCard as Huddle } from '../../contract-values.ts';
import { HuddleCard } from '../parts/HuddleCard.tsx';
import { huddlesQuery, type MineFilter } from '../queries.ts';

interface HuddleListProps {
  mine?: MineFilter;
  /** What is shown when there is none: the one next step. */
  empty: ReactNode;
}

/** Huddles as cards, page after page, in all their states. */
export function HuddleList({ mine, empty }: HuddleListProps) {
  const query = useInfiniteQuery(huddlesQuery(mine));
  const now = new Date();
  return (
    <Paged query={query} skeleton={<CardSkeletons />} empty={empty}>
      {(huddles) => (
        <CardGrid>
          {huddles.map((huddle) => (
            <HuddleCard key={huddle.id} huddle={huddle} now={now} to={addressOf(huddle)} />
          ))}
        </CardGrid>
      )}
    </Paged>
  );
}

/** A draft is gone on with, anything else is looked at. */
function addressOf({ id, status }: Huddle): string {
  return status === 'DRAFT' ? `/huddle/create?draft=${id}` : `/huddle/view/${id}`;
}
