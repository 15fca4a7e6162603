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
    .select([
      'i.id',
      'i.token',
      'i.email',
      'i.expires_at',
      'i.uses',
      'i.max_uses',
      'i.with_approval',
      'p.display_name',
    ])
    .where('i.community_id', '=', communityId)
    .where('i.list_id', 'is', null)
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
    .select(['id', 'invited_by', 'email', 'uses', 'max_uses', 'with_approval'])
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
  return row;
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

/** A standing invitation by its word alone, with its community and who invites; for the page that it leads to. */
export async function findInvitation(db: DbOrTx, token: string, now: Date) {
  return db
    .selectFrom('community_invitations as i')
    .innerJoin('communities as c', 'c.id', 'i.community_id')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.community_id', '=', 'c.id').onRef('m.person_id', '=', 'i.invited_by'),
    )
    .innerJoin('people as p', 'p.id', 'i.invited_by')
    .selectAll('c')
    .select(['i.with_approval', 'm.state', 'm.role'])
    .select(['p.id as inviter_id', 'p.username', 'p.display_name', 'p.picture_media_id', 'p.suspended_at'])
    .where('i.token', '=', token)
    .where('i.revoked_at', 'is', null)
    .where('i.used_at', 'is', null)
    .where('i.expires_at', '>', now)
    .executeTakeFirst();
}

/** Among so many of the newest members those are looked for who show themselves: of 50,000 perhaps nobody does. */
const NEWEST = 200;

/** Members who show themselves and their clubs to everybody, the newest first. */
export async function openFaces(db: DbOrTx, communityId: CommunityId, limit: number) {
  return db
    .selectFrom((newest) =>
      newest
        .selectFrom('memberships')
        .select(['person_id', 'since'])
        .where('community_id', '=', communityId)
        .where('state', '=', 'MEMBER')
        .orderBy('since', 'desc')
        .limit(NEWEST)
        .as('m'),
    )
    .innerJoin('people as p', 'p.id', 'm.person_id')
    .select(['p.id', 'p.username', 'p.display_name', 'p.picture_media_id'])
    .where('p.shown_to_visitors', '=', true)
    .where('p.clubs_shown', '=', true)
    .where('p.suspended_at', 'is', null)
    .orderBy('m.since', 'desc')
    .limit(limit)
    .execute();
}

/** The next outings for all members: name and day, which is what the holder of a link may know (PRIVACY.md). */
export async function nextOutings(db: DbOrTx, communityId: CommunityId, now: Date, limit: number) {
  return db
    .selectFrom('huddles')
    .select(['id', 'name', 'starts_at', 'time_zone'])
    .where('community_id', '=', communityId)
    .where('status', '=', 'PUBLISHED')
    .where('privacy', '<>', 'PRIVATE')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .limit(limit)
    .execute();
}

/** How many links of somebody are open to anyone who holds them. */
export async function countLinksOf(
  db: DbOrTx,
  communityId: CommunityId,
  personId: PersonId,
  now: Date,
): Promise<number> {
  const row = await db
    .selectFrom('community_invitations')
    .select((eb) => eb.fn.countAll<string>().as('links'))
    .where('community_id', '=', communityId)
    .where('invited_by', '=', personId)
    .where('email', 'is', null)
    .where('revoked_at', 'is', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(row.links);
}
