import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { DB } from '#platform/server/db/schema.ts';
import type { CommunityId, InvitationId, PersonId } from '#platform/shared/ids.ts';

export async function insertInvitation(tx: Tx, row: Insertable<DB['community_invitations']>): Promise<void> {
  await tx.insertInto('community_invitations').values(row).execute();
}

export async function markRevoked(tx: Tx, id: InvitationId, now: Date): Promise<void> {
  await tx.updateTable('community_invitations').set({ revoked_at: now }).where('id', '=', id).execute();
}

/** One more came by it; with the last it is used up. */
export async function markUsed(
  tx: Tx,
  { id, uses, max_uses: limit }: Pick<Selectable<DB['community_invitations']>, 'id' | 'uses' | 'max_uses'>,
  now: Date,
): Promise<void> {
  const isLast = limit !== null && uses + 1 >= limit;
  await tx
    .updateTable('community_invitations')
    .set({ uses: uses + 1, ...(isLast && { used_at: now }) })
    .where('id', '=', id)
    .execute();
}

/** Ends every open link that somebody made; what was mailed to one address stays. */
export async function revokeLinksOf(
  tx: Tx,
  communityId: CommunityId,
  personId: PersonId,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('community_invitations')
    .set({ revoked_at: now })
    .where('community_id', '=', communityId)
    .where('invited_by', '=', personId)
    .where('email', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}
