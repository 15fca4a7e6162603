import type { Insertable } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { DB } from '#platform/server/db/schema.ts';
import type { InvitationId } from '#platform/shared/ids.ts';

export async function insertInvitation(tx: Tx, row: Insertable<DB['community_invitations']>): Promise<void> {
  await tx.insertInto('community_invitations').values(row).execute();
}

export async function markRevoked(tx: Tx, id: InvitationId, now: Date): Promise<void> {
  await tx.updateTable('community_invitations').set({ revoked_at: now }).where('id', '=', id).execute();
}

/** One that was mailed is for once. */
export async function markUsed(tx: Tx, id: InvitationId, now: Date): Promise<void> {
  await tx.updateTable('community_invitations').set({ used_at: now }).where('id', '=', id).execute();
}
