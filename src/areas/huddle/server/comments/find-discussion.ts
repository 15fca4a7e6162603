import type { DbOrTx } from '#platform/server/db/database.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { mayReadDiscussion } from '../../rules/discussion.ts';
import { findHuddle, type VisibleHuddle } from '../reads.ts';

/** The huddle of a discussion that this person may read; otherwise as if it did not exist. */
export async function findDiscussion(
  db: DbOrTx,
  personId: PersonId,
  huddleId: HuddleId,
): Promise<VisibleHuddle | Refusal> {
  const huddle = await findHuddle(db, { personId }, huddleId);
  return huddle && mayReadDiscussion(huddle.sight) ? huddle : missing();
}

/** Pages that show the discussion read it anew. */
export async function tellDiscussed(db: DbOrTx, huddleId: HuddleId): Promise<void> {
  await announce(db, `huddle:${huddleId}`, 'huddle.discussed', { id: huddleId });
}
