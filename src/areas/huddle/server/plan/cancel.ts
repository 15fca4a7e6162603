import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { courseOf } from '../../rules/course.ts';
import type { HuddleEvent } from '../../rules/events.ts';
import type { HuddleRow } from '../rows.ts';
import { lockFollowing, lockForHost } from './reads.ts';
import { endWaiting, savePlanAndSequence } from './writes.ts';

interface Cancellation {
  /** Null of somebody who goes for good, who is not asked for one. */
  readonly reason: string | null;
  readonly scope: 'THIS' | 'FOLLOWING';
}

/** Calls a huddle off: everybody who has to do with it is told, calendars get it as CANCELLED. */
export function cancelHuddle(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  huddleId: HuddleId,
  { reason, scope }: Cancellation,
): Promise<'DONE' | Refusal> {
  const now = platform.now();
  return write<'DONE'>(platform, command, async (tx) => {
    const row = await lockForHost(tx, viewer, huddleId, now);
    if (isRefusal(row)) return row;
    if (row.status === 'DRAFT') return refuse('HUDDLE_NOT_PUBLISHED', {}, 'conflict');
    if (row.status === 'CANCELLED') return refuse('HUDDLE_CANCELLED', {}, 'conflict');
    if (courseOf({ startsAt: row.starts_at, endsAt: row.ends_at }, now) === 'OVER')
      return refuse('HUDDLE_PAST');
    if (row.approval !== null && reason?.trim() === '') return refuse('REASON_MISSING');
    const rows = scope === 'FOLLOWING' ? [row, ...(await lockFollowing(tx, row))] : [row];
    await callOff(tx, rows, { reason: reason ?? '', by: viewer.personId, now });
    return 'DONE';
  });
}

interface CallingOff {
  readonly reason: string;
  readonly by: PersonId;
  readonly now: Date;
}

/** Calls these off, which the caller has locked. */
export async function callOff(
  tx: Tx,
  rows: ReadonlyArray<Pick<HuddleRow, 'id'>>,
  { reason, by, now }: CallingOff,
): Promise<void> {
  const off = { status: 'CANCELLED', cancel_reason: reason, updated_at: now, changed_by: by } as const;
  for (const { id } of rows) {
    await savePlanAndSequence(tx, id, off);
    await endWaiting(tx, id, now);
  }
  const events = rows.map(
    ({ id }): HuddleEvent => ({ type: 'huddle.cancelled', huddleId: id, personId: by }),
  );
  await recordEvents(tx, now, events);
}
