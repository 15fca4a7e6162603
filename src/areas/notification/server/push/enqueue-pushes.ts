import type { DbOrTx } from '#platform/server/db/database.ts';
import { enqueue } from '#platform/server/enqueue.ts';
import { fanOut } from '#platform/server/fan-out.ts';
import type { NotificationId, PersonId } from '#platform/shared/ids.ts';

export const PUSH_NOTIFICATIONS = 'push-notifications';
export const PUSH_HELD = 'push-held';

export interface PushJob {
  readonly ids: readonly NotificationId[];
  /** Their time to be read, or joined by more, is over; what is urgent does not take it. */
  readonly waited?: boolean;
  /** One device whose push service asked to wait. */
  readonly again?: { readonly deviceId: string; readonly attempt: number };
}

/** Enqueues the pushes of these notifications in the transaction that writes those. */
export async function enqueuePushes(
  db: DbOrTx,
  ids: readonly NotificationId[],
  { waited, runAt }: { readonly waited: boolean; readonly runAt?: Date },
): Promise<void> {
  const jobs: PushJob[] = [];
  for (let from = 0; from < ids.length; from += fanOut.notices)
    jobs.push({ ids: ids.slice(from, from + fanOut.notices), waited });
  if (jobs.length === 0) return;
  await enqueue(
    db,
    jobs.map((payload) => ({ task: PUSH_NOTIFICATIONS, payload, ...(runAt && { runAt }) })),
  );
}

/** Tells each of these people once, at the end of their quiet hours, of all that was held. */
export async function enqueueHeld(
  db: DbOrTx,
  held: readonly { readonly personId: PersonId; readonly until: Date }[],
): Promise<void> {
  const each = new Map(held.map((one) => [one.personId, one]));
  if (each.size === 0) return;
  await enqueue(
    db,
    [...each.values()].map(({ personId, until }) => ({
      task: PUSH_HELD,
      payload: { personId },
      runAt: until,
      key: `${PUSH_HELD} ${personId}`,
    })),
  );
}
