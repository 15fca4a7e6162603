import type { Db } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { type Group, mayReadRoster } from '../../rules/people.ts';
import type { VisibleHuddle } from '../reads.ts';
import { groupOf } from './reads.ts';

/** What somebody whom the viewer may see said to a huddle; undefined where it is nothing, or not shown to the viewer. */
export async function standingOf(
  db: Db,
  { row, access }: VisibleHuddle,
  personId: PersonId,
): Promise<Group | undefined> {
  const group = await groupOf(db, row.id, personId);
  const flags = { showAttending: row.show_attending, showInterested: row.show_interested };
  return group && mayReadRoster(access, group, flags) ? group : undefined;
}
