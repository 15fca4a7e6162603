import { type Selectable, sql } from 'kysely';
import { blockedPairSql } from '#areas/person/server/public.ts';
import type { Db, DbOrTx } from '#platform/server/db/database.ts';
import { containing } from '#platform/server/db/like.ts';
import type { DB } from '#platform/server/db/schema.ts';
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

const standing = sql<number>`array_position(array['MEMBER', 'TREASURER', 'LEADER', 'ADMIN', 'OWNER'], m.role)`;
/** 1 is an owner; the index of the list has it the other way round, so that one comparison of rows finds a page. */
const rank = sql<number>`(6 - ${standing})`;

/** Shorter texts have no trigram of their own. */
const MIN_INDEXED = 3;

/** Who is called so, found by the index of names and not member by member. */
const namedLike = (like: string) => sql<boolean>`m.person_id = any(array(select id from people
  where onboarded_at is not null and (username::text || ' ' || display_name) ilike ${like}))`;

/** Not joined: not knowing how long a page is, the planner would read all people for it. */
const lookedUp = sql<Selectable<DB['people']>>`(select * from people where id = m.person_id limit 1)`.as<'p'>(
  sql`p`,
);

/** One page: leaders first, then the newest; anyone who is blocked either way is left out. */
export async function listMemberRows(db: Db, request: MembersQuery) {
  const state = request.group === 'MEMBERS' ? 'MEMBER' : request.group;
  let query = db
    .selectFrom('memberships as m')
    .innerJoinLateral(lookedUp, (join) => join.onTrue())
    .select(['m.person_id', 'm.role', 'm.title', 'm.since', 'm.answer', 'p.username', 'p.display_name'])
    .select('p.picture_media_id')
    .select(rank.as('rank'))
    .where('m.community_id', '=', request.communityId)
    .where('m.state', '=', state)
    .where('p.suspended_at', 'is', null)
    .where(notBlocked(request.viewerId))
    .orderBy(standing, 'desc')
    .orderBy('m.since', 'desc')
    .orderBy('m.person_id', 'desc')
    .limit(request.most + 1);
  if (request.text) {
    const like = containing(request.text);
    if (request.text.length >= MIN_INDEXED) query = query.where(namedLike(like));
    query = query.where((eb) =>
      eb.or([eb('p.display_name', 'ilike', like), eb(sql<string>`p.username::text`, 'ilike', like)]),
    );
  }
  if (request.after) query = query.where(behind(request.after));
  return query.execute();
}

function behind({ rank: from, at, id }: NonNullable<MembersQuery['after']>) {
  return sql<boolean>`(${standing}, m.since, m.person_id) < (${6 - from}, ${at}::timestamptz, ${id}::uuid)`;
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
