import type { Tx } from '#platform/server/db/database.ts';
import { isRefusal, type Refusal } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { HuddleEvent } from '../../rules/events.ts';
import { changeWithin } from '../attendance/change-attendance.ts';
import type { HuddleRow } from '../row-facts.ts';
import type { PlanColumns } from './fields.ts';
import { noteMove } from './note-move.ts';
import { savePlanAndSequence } from './writes.ts';

/**
 * Saves the columns of a changed plan on a locked huddle. A limit below what is taken is refused, so that hosts
 * decide and nobody is dropped; more room moves the queue up, and what is offered is given when the start has moved near.
 */
export async function applyPlan(
  tx: Tx,
  viewer: Viewer,
  row: HuddleRow,
  { capacity, ...columns }: PlanColumns,
  now: Date,
): Promise<readonly HuddleEvent[] | Refusal> {
  const huddleId = row.id;
  const startsAt = new Date(columns.starts_at);
  const sameStart = startsAt.getTime() === row.starts_at.getTime();
  const moved =
    capacity === row.capacity && sameStart
      ? []
      : await changeWithin(
          tx,
          huddleId,
          { type: 'reschedule', capacity, startsAt: sameStart ? null : startsAt },
          now,
        );
  if (isRefusal(moved)) return moved;
  const { personId } = viewer;
  await savePlanAndSequence(tx, huddleId, { ...columns, updated_at: now, changed_by: personId });
  const moves = await noteMove(tx, { huddleId, personId }, row, whereaboutsOf(columns), now);
  return [{ type: 'huddle.plan-changed', huddleId, personId }, ...moves, ...moved];
}

function whereaboutsOf(columns: Omit<PlanColumns, 'capacity'>) {
  const { starts_at, ends_at, venue, meeting_point, parking, ...notes } = columns;
  const place = (json: string | null) => (json === null ? null : JSON.parse(json));
  return {
    ...notes,
    starts_at: new Date(starts_at),
    ends_at: new Date(ends_at),
    venue: place(venue),
    meeting_point: place(meeting_point),
    parking: place(parking),
  };
}
