import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { discoverQuery } from '../discover/discover-query.ts';
import { HuddleCards } from '../discover/HuddleCards.tsx';

interface HuddlesFoundProps {
  /** A hashtag of theirs, or a point they begin near. */
  filter: { readonly tag: string } | { readonly near: string; readonly withinKm: number };
  /** Shown when there is none. */
  empty: ReactNode;
}

/** Huddles to come that have a hashtag, or are near a place. */
export function HuddlesFound({ filter: wish, empty }: HuddlesFoundProps) {
  return <HuddleCards query={useInfiniteQuery(discoverQuery(wish))} empty={empty} />;
}
