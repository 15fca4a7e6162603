import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CardGrid } from '#ui/CardGrid.tsx';
import { Paged } from '#ui/Paged.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import type { HuddleCard as Huddle } from '../../contract/views.ts';
import { HuddleCard } from '../public/HuddleCard.tsx';

interface HuddleCardsProps {
  query: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Huddle[] }>>;
  /** Shown when there is none. */
  empty: ReactNode;
}

/** Huddles as cards, page after page. */
export function HuddleCards({ query, empty }: HuddleCardsProps) {
  const now = new Date();
  return (
    <Paged query={query} skeleton={<CardSkeletons count={3} />} empty={empty}>
      {(huddles) => (
        <CardGrid>
          {huddles.map((huddle) => (
            <HuddleCard key={huddle.id} huddle={huddle} now={now} to={`/huddle/view/${huddle.id}`} />
          ))}
        </CardGrid>
      )}
    </Paged>
  );
}
