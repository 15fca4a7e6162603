import { type Insertable, sql, type Updateable } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { DB } from '#platform/server/db/schema.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import type { CommunityRole, Standing } from '../rules/community-facts.ts';

export async function insertCommunity(tx: Tx, row: Insertable<DB['communities']>): Promise<void> {
  await tx.insertInto('communities').values(row).execute();
}

export async function updateCommunity(
  tx: Tx,
  communityId: CommunityId,
  change: Updateable<DB['communities']>,
): Promise<void> {
  await tx.updateTable('communities').set(change).where('id', '=', communityId).execute();
}

/** How somebody stands after a change. */
export interface NewStanding {
  readonly personId: PersonId;
  readonly standing: Standing;
  readonly role?: CommunityRole;
  readonly answer?: string;
  readonly invitedBy?: PersonId;
}

/** Saves one standing; who has none any more leaves no row behind. The community is locked by the caller. */
export async function saveStanding(
  tx: Tx,
  communityId: CommunityId,
  { personId, standing, role = 'MEMBER', answer = '', invitedBy }: NewStanding,
  now: Date,
): Promise<void> {
  if (standing === 'NONE') {
    await tx
      .deleteFrom('memberships')
      .where('community_id', '=', communityId)
      .where('person_id', '=', personId)
      .execute();
    return;
  }
  const values = { state: standing, role, answer, invited_by: invitedBy ?? null };
  await tx
    .insertInto('memberships')
    .values({ community_id: communityId, person_id: personId, since: now, ...values })
    .onConflict((conflict) =>
      conflict.columns(['community_id', 'person_id']).doUpdateSet({
        ...values,
        since: sql`case when memberships.state = excluded.state then memberships.since else excluded.since end`,
      }),
    )
    .execute();
}

/** Moves the counts that are kept with the community. */
export async function addToCounts(
  tx: Tx,
  communityId: CommunityId,
  by: { readonly members: number; readonly requests: number },
): Promise<void> {
  await tx
    .updateTable('communities')
    .set((eb) => ({
      member_count: eb('member_count', '+', by.members),
      request_count: eb('request_count', '+', by.requests),
    }))
    .where('id', '=', communityId)
    .execute();
}

/** Deletes what its owner wanted deleted and did not keep after all. */
export async function deleteEnded(tx: Tx, now: Date): Promise<void> {
  await sql`update huddles set status = 'CANCELLED', sequence = sequence + 1
    where privacy = 'COMMUNITY' and status <> 'CANCELLED'
      and community_id in (select id from communities where delete_after <= ${now})`.execute(tx);
  await tx.deleteFrom('communities').where('delete_after', '<=', now).execute();
}
