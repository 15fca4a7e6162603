import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { CardGrid } from '#ui/CardGrid.tsx';
import { Paged } from '#ui/Paged.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { HuddleCard } from '../public/HuddleCard.tsx';
import { huddlesQuery, type MineFilter } from '../queries.ts';
import { DraftCard } from './DraftCard.tsx';

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
            <Fragment key={huddle.id}>
              {huddle.status === 'DRAFT' ? (
                <DraftCard huddle={huddle} now={now} />
              ) : (
                <HuddleCard huddle={huddle} now={now} to={`/huddle/view/${huddle.id}`} />
              )}
            </Fragment>
          ))}
        </CardGrid>
      )}
    </Paged>
  );
}
