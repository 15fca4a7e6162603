import { type Insertable, sql, type Updateable } from 'kysely';
import { firstOfLastMessages } from '#areas/chat/server/public.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { DB } from '#platform/server/db/schema.ts';
import type { CommunityId, PersonId, RoomId } from '#platform/shared/ids.ts';
import { EARLIER_MESSAGES } from '../rules/limits.ts';
import type { CommunityRole, MembershipStatus } from '../rules/state.ts';

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
export interface NewMembership {
  readonly personId: PersonId;
  readonly status: MembershipStatus;
  readonly role?: CommunityRole;
  readonly answer?: string;
  readonly invitedBy?: PersonId;
  /** An admin still decides about who is invited. */
  readonly invitedToAsk?: boolean;
}

/** Saves one standing; who has none any more leaves no row behind. The community is locked by the caller. */
export async function saveMembership(
  tx: Tx,
  communityId: CommunityId,
  membership: NewMembership,
  now: Date,
): Promise<void> {
  const { personId, status, role = 'MEMBER', answer = '', invitedBy = null } = membership;
  const invited = { invited_by: invitedBy, invited_to_ask: membership.invitedToAsk ?? false };
  if (status === 'NONE') return deleteMembership(tx, communityId, personId);
  const values = { state: status, role, answer, ...invited };
  const readsSince = status === 'MEMBER' ? firstReadableOf(communityId) : null;
  const number = status === 'MEMBER' ? await numberFor(tx, communityId, personId) : null;
  await tx
    .insertInto('memberships')
    .values({
      community_id: communityId,
      person_id: personId,
      since: now,
      reads_since: readsSince,
      number,
      ...values,
    })
    .onConflict((conflict) =>
      conflict.columns(['community_id', 'person_id']).doUpdateSet({
        ...values,
        number,
        title: sql`case when excluded.state = 'MEMBER' then memberships.title else '' end`,
        address: sql`case when excluded.state = 'MEMBER' then memberships.address else '' end`,
        since: sql`case when memberships.state = excluded.state then memberships.since else excluded.since end`,
        reads_since: sql`case when memberships.state = excluded.state then memberships.reads_since else excluded.reads_since end`,
      }),
    )
    .execute();
}

/** The number a member has, or the next of the community: one that somebody had before is never given again. */
async function numberFor(tx: Tx, communityId: CommunityId, personId: PersonId): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`
    with had as (select number from memberships
      where community_id = ${communityId} and person_id = ${personId} and number is not null
    ), given as (
      update communities set last_member_number = last_member_number + 1
      where id = ${communityId} and not exists (select 1 from had) returning last_member_number as number)
    select number from had union all select number from given`.execute(tx);
  return rows[0]?.number ?? null;
}

export async function saveTitle(
  tx: Tx,
  communityId: CommunityId,
  personId: PersonId,
  title: string,
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ title })
    .where('community_id', '=', communityId)
    .where('person_id', '=', personId)
    .execute();
}

export async function saveAddress(
  tx: Tx,
  communityId: CommunityId,
  personId: PersonId,
  address: string,
): Promise<void> {
  await sql`update memberships set address = ${address} where community_id = ${communityId}
    and person_id = ${personId} and address <> ${address}`.execute(tx);
}

async function deleteMembership(tx: Tx, communityId: CommunityId, personId: PersonId): Promise<void> {
  await tx
    .deleteFrom('memberships')
    .where('community_id', '=', communityId)
    .where('person_id', '=', personId)
    .execute();
}

/** When the oldest message was written that a new member reads; null without one, or when admins want it so. */
function firstReadableOf(communityId: CommunityId) {
  return sql<Date | null>`(select ${firstOfLastMessages(communityId, EARLIER_MESSAGES)} from communities c
    where c.id = ${communityId} and c.earlier_messages)`;
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

/** Deletes one that its owner wanted deleted and did not keep after all; false when there is none. */
export async function deleteEnded(tx: Tx, now: Date): Promise<boolean> {
  const ended = await tx
    .selectFrom('communities')
    .select('id')
    .where('delete_after', '<=', now)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!ended) return false;
  await sql`update huddles set status = 'CANCELLED', sequence = sequence + 1
    where privacy = 'COMMUNITY' and status <> 'CANCELLED'
      and (community_id = ${ended.id} or hidden_from = ${ended.id})`.execute(tx);
  await tx.deleteFrom('communities').where('id', '=', ended.id).execute();
  return true;
}

/** Something that somebody did in a community. */
interface Act {
  /** Its conversation has the same id. */
  readonly communityId: CommunityId | RoomId;
  readonly personId: PersonId;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Whether somebody is active is told by the day: a busy evening writes once. */
export async function noteActivity(db: DbOrTx, acts: readonly Act[]): Promise<void> {
  if (acts.length === 0) return;
  // Locked in one order, so that two of these never wait for each other.
  await sql`
    with due as (
      select m.community_id, m.person_id, a.at from memberships m
      join (select "communityId", "personId", max(at) as at from jsonb_to_recordset(${JSON.stringify(acts)}::jsonb)
          as a("communityId" uuid, "personId" uuid, at timestamptz) group by "communityId", "personId") a
        on a."communityId" = m.community_id and a."personId" = m.person_id
      where m.state = 'MEMBER' and (m.active_at is null or m.active_at < a.at - interval '1 day')
      order by m.community_id, m.person_id for update of m
    )
    update memberships m set active_at = due.at from due
    where m.community_id = due.community_id and m.person_id = due.person_id`.execute(db);
}
