import { type RawBuilder, sql } from 'kysely';
import type { PersonId } from '#platform/shared/ids.ts';

/**
 * `accessLevelOf` as a query, for every list and search: `c` is the community and `me` the viewer's membership. Only
 * what may be found by people who do not belong to it yet, and what is theirs.
 */
export function findableCommunities(personId: PersonId | null): RawBuilder<boolean> {
  const open = sql<boolean>`(c.privacy <> 'HIDDEN' and c.delete_after is null)`;
  if (personId === null) return sql<boolean>`(c.privacy = 'PUBLIC' and c.delete_after is null)`;
  return sql<boolean>`(${open} or me.state = 'MEMBER' or (me.state in ('INVITED', 'REQUESTED') and c.delete_after is null))`;
}
