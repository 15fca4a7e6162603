import { courseOf } from '#areas/huddle/rules/course.ts';
import { findHuddle, type VisibleHuddle } from '#areas/huddle/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import { type Cell, cellOf, decideLookBack } from '../../rules/trip-report.ts';

type Row = VisibleHuddle['row'];

/** An outing of somebody who was there or planned it; for others it is as missing as none. */
export async function findOuting(db: DbOrTx, personId: PersonId, huddleId: HuddleId): Promise<Row | Refusal> {
  const huddle = await findHuddle(db, { personId }, huddleId);
  const wasThere = huddle?.access === 'INSIDE' || huddle?.access === 'HOST';
  return huddle && wasThere ? huddle.row : missing();
}

export function whyNotYet({ starts_at, ends_at, status }: Row, now: Date): Refusal | undefined {
  const course = courseOf({ startsAt: starts_at, endsAt: ends_at }, now);
  return decideLookBack(course === 'OVER', status);
}

export function cellOfRow({ venue, meeting_point }: Row): Cell | null {
  const place = venue ?? meeting_point;
  return place ? cellOf(place) : null;
}

/** The day in the outing's own time zone, as YYYY-MM-DD. */
export function dayOf(instant: Date, { time_zone }: Row): string {
  return wallIn(instant, time_zone).slice(0, 10);
}
