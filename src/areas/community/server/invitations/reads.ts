import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CommunityId, InvitationId, PersonId } from '#platform/shared/ids.ts';

/** Invitations of a community that can still be taken, the newest first; of one person, or everybody's. */
export async function listOpenInvitations(
  db: DbOrTx,
  communityId: CommunityId,
  { by, now }: { readonly by: PersonId | null; readonly now: Date },
) {
  let query = db
    .selectFrom('community_invitations as i')
    .innerJoin('people as p', 'p.id', 'i.invited_by')
    .select(['i.id', 'i.token', 'i.email', 'i.expires_at', 'p.display_name'])
    .where('i.community_id', '=', communityId)
    .where('i.revoked_at', 'is', null)
    .where('i.used_at', 'is', null)
    .where('i.expires_at', '>', now)
    .orderBy('i.id', 'desc')
    .limit(100);
  if (by) query = query.where('i.invited_by', '=', by);
  return query.execute();
}

export type OpenInvitationRow = Awaited<ReturnType<typeof listOpenInvitations>>[number];

/** A standing invitation into this community for this person, locked; undefined for any other word. */
export async function lockInvitation(
  tx: Tx,
  communityId: CommunityId,
  token: string,
  { personId, now }: { readonly personId: PersonId; readonly now: Date },
) {
  const row = await tx
    .selectFrom('community_invitations')
    .select(['id', 'invited_by', 'email'])
    .where('community_id', '=', communityId)
    .where('token', '=', token)
    .where('revoked_at', 'is', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where((eb) =>
      eb.or([
        eb('email', 'is', null),
        eb.exists(
          eb
            .selectFrom('people')
            .select('id')
            .where('people.id', '=', personId)
            .where('people.email_verified', '=', true)
            .whereRef('people.email', '=', 'community_invitations.email'),
        ),
      ]),
    )
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, invited_by: row.invited_by };
}

export async function inviterOf(
  db: DbOrTx,
  communityId: CommunityId,
  invitationId: InvitationId,
): Promise<PersonId | undefined> {
  const row = await db
    .selectFrom('community_invitations')
    .select('invited_by')
    .where('id', '=', invitationId)
    .where('community_id', '=', communityId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.invited_by;
}
