import { sql } from 'kysely';
import { blockedPairSql } from '#areas/person/server/reads.ts';
import type { Db, DbOrTx } from '#platform/server/db/database.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';

export type MemberGroup = 'MEMBERS' | 'REQUESTED' | 'INVITED' | 'BANNED';

export interface MembersQuery {
  readonly communityId: CommunityId;
  readonly viewerId: PersonId;
  readonly group: MemberGroup;
  readonly text: string | undefined;
  readonly after: { readonly rank: number; readonly at: Date; readonly id: string } | undefined;
  readonly most: number;
}

const rank = sql<number>`array_position(array['OWNER','ADMIN','MEMBER'], m.role)`;

/** One page: leaders first, then the newest; anyone who is blocked either way is left out. */
export async function listMemberRows(db: Db, request: MembersQuery) {
  const state = request.group === 'MEMBERS' ? 'MEMBER' : request.group;
  let query = db
    .selectFrom('memberships as m')
    .innerJoin('people as p', 'p.id', 'm.person_id')
    .select(['m.person_id', 'm.role', 'm.since', 'm.answer', 'p.username', 'p.display_name'])
    .select('p.picture_media_id')
    .select(rank.as('rank'))
    .where('m.community_id', '=', request.communityId)
    .where('m.state', '=', state)
    .where('p.suspended_at', 'is', null)
    .where(notBlocked(request.viewerId))
    .orderBy(rank)
    .orderBy('m.since', 'desc')
    .orderBy('m.person_id', 'desc')
    .limit(request.most + 1);
  if (request.text) {
    const like = `%${request.text.replace(/[%_\\]/g, '\\$&')}%`;
    query = query.where((eb) =>
      eb.or([eb('p.display_name', 'ilike', like), eb(sql<string>`p.username::text`, 'ilike', like)]),
    );
  }
  if (request.after) {
    const { rank: from, at, id } = request.after;
    query = query.where(
      sql<boolean>`(${rank} > ${from} or (${rank} = ${from} and (m.since, m.person_id) < (${at}::timestamptz, ${id}::uuid)))`,
    );
  }
  return query.execute();
}

export type MemberListRow = Awaited<ReturnType<typeof listMemberRows>>[number];

function notBlocked(viewerId: PersonId) {
  return sql<boolean>`not ${blockedPairSql(sql`p.id`, sql`${viewerId}::uuid`)}`;
}

/** Somebody whom others may know of: onboarded and not suspended. */
export async function canBeInvited(db: DbOrTx, personId: PersonId): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .where('onboarded_at', 'is not', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
