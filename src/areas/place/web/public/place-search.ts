import { queryOptions } from '@tanstack/react-query';
import { findPlaces } from '../find-places.ts';

/** Towns whose name begins like what was typed. */
export function placeSearch(typed: string) {
  return queryOptions({
    queryKey: ['place', 'search', typed],
    meta: { kept: false },
    queryFn: ({ signal }) => findPlaces(typed, signal),
    enabled: typed.length >= 2,
  });
}
