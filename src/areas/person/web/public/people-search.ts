import { queryOptions } from '@tanstack/react-query';
import { findPeople } from '../find-people.ts';

/** People whose name or username holds what was typed, those near to me first. */
export function peopleSearch(typed: string) {
  return queryOptions({
    queryKey: ['person', 'search', typed],
    meta: { kept: false },
    queryFn: ({ signal }) => findPeople(typed, signal),
    enabled: typed.length >= 2,
  });
}
