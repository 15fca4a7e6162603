import { type Selectable, sql } from 'kysely';
import { blockedPairSql } from '#areas/person/server/public.ts';
import type { Db, DbOrTx } from '#platform/server/db/database.ts';
import { containing } from '#platform/server/db/like.ts';
import type { DB } from '#platform/server/db/schema.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import { type MemberFilter, orderOf } from '../../rules/member-list.ts';
import { factColumns } from '../rows.ts';
import { type MembersCursor, narrowing, orders } from './orders.sql.ts';

export type MemberGroup = 'MEMBERS' | 'REQUESTED' | 'INVITED' | 'BANNED';

export interface MembersQuery {
  readonly communityId: CommunityId;
  readonly viewerId: PersonId;
  readonly group: MemberGroup;
  readonly text: string | undefined;
  readonly filter: MemberFilter;
  readonly now: Date;
  readonly after: MembersCursor | undefined;
  readonly limit: number;
}

/** Shorter texts have no trigram of their own. */
const MIN_INDEXED = 3;

/** Of a name that more people have, the next member in order is found sooner than all who have it. */
const MAX_NAMED = 500;

/** Who is called so: by the index of names where few are, else member by member. */
async function called(db: Db, text: string) {
  const like = containing(text);
  const named = sql<boolean>`(p.display_name ilike ${like} or p.username::text ilike ${like})`;
  if (text.length < MIN_INDEXED) return [named];
  // Planned apart from its limit: with it the planner would read people from end to end.
  const { rows } = await sql<{ id: PersonId }>`with named as materialized (select id from people
      where onboarded_at is not null and (username::text || ' ' || display_name) ilike ${like})
    select id from named limit ${MAX_NAMED + 1}`.execute(db);
  if (rows.length > MAX_NAMED) return [named];
  return [sql<boolean>`m.person_id = any(${rows.map(({ id }) => id)}::uuid[])`, named];
}

/** Not joined: not knowing how long a page is, the planner would read all people for it. */
const lookedUp = sql<Selectable<DB['people']>>`(select * from people where id = m.person_id limit 1)`.as<'p'>(
  sql`p`,
);

/** One page in the order of its filter; anyone who is blocked either way is left out. */
export async function listMemberRows(db: Db, request: MembersQuery) {
  const state = request.group === 'MEMBERS' ? 'MEMBER' : request.group;
  const { text, filter, after } = request;
  const order = orders[orderOf(filter)];
  let query = db
    .selectFrom('memberships as m')
    .innerJoinLateral(lookedUp, (join) => join.onTrue())
    .select([
      'm.person_id',
      'm.role',
      'm.title',
      'm.number',
      'm.since',
      'm.answer',
      'p.username',
      'p.display_name',
    ])
    .select('p.picture_media_id')
    .select(['m.paid_until', 'm.dues_asked_at', 'm.active_at', 'm.address'])
    .select(
      sql<boolean>`exists (select 1 from member_notes n where n.community_id = m.community_id
      and n.person_id = m.person_id)`.as('noted'),
    )
    .select(order.key.as('key'))
    .where('m.community_id', '=', request.communityId)
    // Said, not asked with: an index of members alone fits no other.
    .where('m.state', '=', sql.lit(state))
    .where('p.suspended_at', 'is', null)
    .where(notBlocked(request.viewerId))
    .orderBy(order.by)
    .limit(request.limit + 1);
  for (const narrowed of narrowing(filter, request.now)) query = query.where(narrowed);
  if (text) for (const condition of await called(db, text)) query = query.where(condition);
  if (after && after.order === orderOf(filter)) query = query.where(order.behind(after));
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

/** Communities that somebody owns alone, with the admins who could take each over; those that end are not among them. */
export async function ownedAloneBy(db: DbOrTx, personId: PersonId) {
  const { rows } = await sql<{
    id: CommunityId;
    name: string;
    members: number;
    admins: { id: PersonId; name: string }[];
  }>`
    select c.id, c.name, c.member_count as members,
      coalesce((select json_agg(json_build_object('id', o.id, 'name', o.display_name) order by o.display_name)
        from memberships a join people o on o.id = a.person_id and o.suspended_at is null
        where a.community_id = c.id and a.state = 'MEMBER' and a.role = 'ADMIN'), '[]'::json) as admins
    from memberships m join communities c on c.id = m.community_id
    where m.person_id = ${personId} and m.state = 'MEMBER' and m.role = 'OWNER' and c.delete_after is null
      and not exists (select 1 from memberships a where a.community_id = c.id and a.state = 'MEMBER'
        and a.role = 'OWNER' and a.person_id <> ${personId})
    order by c.name, c.id`.execute(db);
  return rows;
}

/** Where somebody is a member, with what the rules need of each community; of all, or of one. */
export async function membershipsOf(db: DbOrTx, personId: PersonId, communityId?: CommunityId) {
  const mine = db
    .selectFrom('memberships as m')
    .innerJoin('communities as c', 'c.id', 'm.community_id')
    .select(['c.id', 'c.name', 'm.state', 'm.role', 'm.invited_to_ask', ...factColumns])
    .where('m.person_id', '=', personId)
    .where('m.state', '=', 'MEMBER');
  return (communityId ? mine.where('m.community_id', '=', communityId) : mine).execute();
}
