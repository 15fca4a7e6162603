import type { Tx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { FollowState, RelationChange } from '../../rules/relation.ts';

/** Saves what of the relation between two people becomes different. */
export async function saveRelation(
  tx: Tx,
  [me, other]: readonly [PersonId, PersonId],
  change: RelationChange,
  now: Date,
): Promise<void> {
  if (change.mine !== undefined) await saveFollow(tx, me, other, change.mine, now);
  if (change.theirs !== undefined) await saveFollow(tx, other, me, change.theirs, now);
  if (change.blocked !== undefined) await saveBlock(tx, me, other, change.blocked, now);
  if (change.muted !== undefined) await saveMute(tx, me, other, change.muted, now);
}

async function saveFollow(
  tx: Tx,
  follower_id: PersonId,
  followee_id: PersonId,
  state: FollowState,
  since: Date,
): Promise<void> {
  if (state === 'NONE') {
    await tx
      .deleteFrom('follows')
      .where('follower_id', '=', follower_id)
      .where('followee_id', '=', followee_id)
      .execute();
    return;
  }
  await tx
    .insertInto('follows')
    .values({ follower_id, followee_id, state, since })
    .onConflict((conflict) => conflict.columns(['follower_id', 'followee_id']).doUpdateSet({ state, since }))
    .execute();
}

async function saveBlock(
  tx: Tx,
  blocker_id: PersonId,
  blocked_id: PersonId,
  blocked: boolean,
  created_at: Date,
): Promise<void> {
  if (blocked) {
    await tx.insertInto('blocks').values({ blocker_id, blocked_id, created_at }).execute();
    return;
  }
  await tx
    .deleteFrom('blocks')
    .where('blocker_id', '=', blocker_id)
    .where('blocked_id', '=', blocked_id)
    .execute();
}

async function saveMute(
  tx: Tx,
  muter_id: PersonId,
  muted_id: PersonId,
  muted: boolean,
  created_at: Date,
): Promise<void> {
  if (muted) {
    const row = { muter_id, muted_id, created_at };
    await tx
      .insertInto('mutes')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await tx.deleteFrom('mutes').where('muter_id', '=', muter_id).where('muted_id', '=', muted_id).execute();
}
