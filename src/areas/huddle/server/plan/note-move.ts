import type { Tx } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { changesThatMatter, type Whereabouts } from '../../rules/changes.ts';
import type { HuddleEvent } from '../../rules/events.ts';
import { saveMove } from '../people/writes.ts';
import type { HuddleRow } from '../row-facts.ts';

type Places = Pick<
  HuddleRow,
  | 'starts_at'
  | 'ends_at'
  | 'venue'
  | 'venue_note'
  | 'meeting_point'
  | 'meeting_point_note'
  | 'parking'
  | 'parking_note'
>;

/**
 * What follows from an edit of a published huddle: when its time or a place has changed, everybody who has
 * answered is asked to acknowledge it. Answers with the events to record in the same transaction.
 */
export async function noteMove(
  tx: Tx,
  { huddleId, personId }: { readonly huddleId: HuddleId; readonly personId: PersonId },
  before: Places,
  after: Places,
  now: Date,
): Promise<HuddleEvent[]> {
  const changes = changesThatMatter(whereaboutsOf(before), whereaboutsOf(after));
  if (changes.length === 0) return [];
  await saveMove(tx, huddleId, changes, whereaboutsOf(before), now);
  return [{ type: 'huddle.moved', huddleId, personId, changes }];
}

function whereaboutsOf(row: Places): Whereabouts {
  return {
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    venue: row.venue,
    venueNote: row.venue_note,
    meetingPoint: row.meeting_point,
    meetingPointNote: row.meeting_point_note,
    parking: row.parking,
    parkingNote: row.parking_note,
  };
}
