import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CardGrid } from '#ui/CardGrid.tsx';
import { Paged } from '#ui/Paged.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { discoverQuery } from '../discover/discover-query.ts';
import { HuddleCard } from './HuddleCard.tsx';

interface HuddlesFoundProps {
  /** A hashtag of theirs, or a point they begin near. */
  wish: { readonly tag: string } | { readonly near: string; readonly withinKm: number };
  /** Shown when there is none. */
  empty: ReactNode;
}

/** Huddles to come that have a hashtag, or are near a place. */
export function HuddlesFound({ wish, empty }: HuddlesFoundProps) {
  const query = useInfiniteQuery(discoverQuery(wish));
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
