import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { CommunityId, InvitationId, PersonId } from '#platform/shared/ids.ts';

export interface ListedInvitation {
  readonly id: InvitationId;
  readonly token: string;
  readonly email: string;
  readonly name: string;
}

interface NewList {
  readonly listId: string;
  readonly communityId: CommunityId;
  readonly invitedBy: PersonId;
  readonly expiresAt: Date;
  readonly now: Date;
  /** Nothing is mailed until moderators have looked at it. */
  readonly isHeld: boolean;
}

/** Thousands of rows in one statement. */
export async function insertList(tx: Tx, list: NewList, rows: readonly ListedInvitation[]): Promise<void> {
  await sql`insert into community_invitations
      (id, community_id, invited_by, token, email, name, list_id, max_uses, expires_at, created_at, held_at)
    select r.id, ${list.communityId}, ${list.invitedBy}, r.token, r.email, r.name, ${list.listId}::uuid, 1,
      ${list.expiresAt}, ${list.now}, ${list.isHeld ? list.now : null}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(id uuid, token text, email text, name text)`.execute(
    tx,
  );
}

export async function markInvitationMailed(
  tx: Tx,
  sent: readonly { readonly id: InvitationId; readonly mailId: string | null }[],
  now: Date,
): Promise<void> {
  await sql`update community_invitations i set mailed_at = ${now}, mail_id = r."mailId"
    from json_to_recordset(${JSON.stringify(sent)}::json) as r(id uuid, "mailId" uuid) where i.id = r.id`.execute(
    tx,
  );
}

export async function revokeList(
  tx: Tx,
  communityId: CommunityId,
  listId: string,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('community_invitations')
    .set({ revoked_at: now })
    .where('community_id', '=', communityId)
    .where('list_id', '=', listId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Lets what was held back of a community go out; answers the lists it is of. */
export async function releaseHeld(tx: Tx, communityId: CommunityId): Promise<string[]> {
  const found = await sql<{ list_id: string }>`with released as (
      update community_invitations set held_at = null where community_id = ${communityId} and held_at is not null
      returning list_id)
    select distinct list_id from released where list_id is not null`.execute(tx);
  return found.rows.map(({ list_id }) => list_id);
}

/** What was held back and stays so is revoked. */
export async function revokeHeld(tx: Tx, communityId: CommunityId, now: Date): Promise<void> {
  await sql`update community_invitations set revoked_at = coalesce(revoked_at, ${now})
    where community_id = ${communityId} and held_at is not null`.execute(tx);
}
