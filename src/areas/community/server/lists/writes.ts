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
}

/** Thousands of rows in one statement. */
export async function insertList(tx: Tx, list: NewList, rows: readonly ListedInvitation[]): Promise<void> {
  await sql`insert into community_invitations
      (id, community_id, invited_by, token, email, name, list_id, max_uses, expires_at, created_at)
    select r.id, ${list.communityId}, ${list.invitedBy}, r.token, r.email, r.name, ${list.listId}::uuid, 1,
      ${list.expiresAt}, ${list.now}
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
