import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CommunityId } from '#platform/shared/ids.ts';
import type { Activity } from '../../rules/activity.ts';
import type { Approver } from '../../rules/approval.ts';
import type { Difficulty } from '../../rules/fields.ts';

export interface NamedApprover extends Approver {
  readonly activity: Activity | null;
  readonly difficulty: Difficulty | null;
}

/** Who approves what in a community, by name. */
export async function approversIn(db: DbOrTx, communityId: CommunityId): Promise<NamedApprover[]> {
  const rows = await db
    .selectFrom('outing_approvers')
    .select(['person_id as personId', 'activity', 'difficulty'])
    .where('community_id', '=', communityId)
    .orderBy(sql`activity nulls first, difficulty nulls first, person_id`)
    .execute();
  return rows;
}

/** Names these and nobody else. */
export async function saveApprovers(
  tx: Tx,
  communityId: CommunityId,
  approvers: readonly NamedApprover[],
): Promise<void> {
  await tx.deleteFrom('outing_approvers').where('community_id', '=', communityId).execute();
  if (approvers.length === 0) return;
  const rows = approvers.map(({ personId, activity, difficulty }) => ({
    community_id: communityId,
    person_id: personId,
    activity,
    difficulty,
  }));
  await tx
    .insertInto('outing_approvers')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
