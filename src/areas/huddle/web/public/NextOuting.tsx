import { useInfiniteQuery } from '@tanstack/react-query';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { NextHuddle } from '../discover/NextHuddle.tsx';
import { huddlesQuery } from '../queries.ts';

/** The soonest of what I go to and what I host, with its countdown; nothing when there is none. */
export function NextOuting() {
  const going = useInfiniteQuery(huddlesQuery('GOING'));
  const hosting = useInfiniteQuery(huddlesQuery('HOSTING'));
  if (going.isPending || hosting.isPending) return <CardSkeletons count={1} />;
  const soonest = [going.data?.pages[0]?.items[0], hosting.data?.pages[0]?.items[0]]
    .filter((huddle) => huddle !== undefined)
    .sort((a, b) => a.startDateTime.localeCompare(b.startDateTime))[0];
  return soonest ? <NextHuddle huddle={soonest} /> : null;
}
