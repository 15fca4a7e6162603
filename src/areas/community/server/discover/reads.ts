import { type RawBuilder, sql } from 'kysely';
import { isNotOver, readableHuddles } from '#areas/huddle/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { containing } from '#platform/server/db/like.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import { findableCommunities } from '../access.sql.ts';

type Sql = RawBuilder<unknown>;

export type MineFilter = 'MEMBER' | 'INVITED' | 'REQUESTED';

export interface ListQuery {
  readonly personId: PersonId | null;
  readonly mine?: MineFilter | undefined;
  readonly text?: string | undefined;
  readonly topic?: string | undefined;
  /** Degrees and kilometres. */
  readonly near?: { readonly lat: number; readonly lng: number; readonly within: number } | undefined;
  /** The last card of the page before: its members, or when it became mine in milliseconds. */
  readonly after?: { readonly rank: number; readonly id: string } | undefined;
  readonly limit: number;
  readonly now: Date;
}

/** One page of communities that the viewer may find, the largest first; of mine, the newest first. */
export async function listCommunityRows(db: Db, request: ListQuery) {
  const rank = request.mine
    ? sql<number>`(extract(epoch from me.since) * 1000)::bigint`
    : sql<number>`c.member_count`;
  const some = sql.join([sql`true`, ...wanted(request, rank)], sql` and `);
  const rows = await cards(db, request)
    .select(rank.as('rank'))
    .where(
      request.mine
        ? sql<boolean>`(me.state = ${request.mine} and ${some} and ${findableCommunities(request.personId)})`
        : isOnPage(request, some),
    )
    .orderBy(rank, 'desc')
    .orderBy('c.id', 'desc')
    .limit(request.limit + 1)
    .execute();
  const followed = await followedMembers(
    db,
    request.personId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, followings: followed.get(row.id) ?? [] }));
}

/** What is asked of each community `c`, without what is not asked. */
function wanted({ text, topic, near, after }: ListQuery, rank: Sql): Sql[] {
  return [
    ...(text ? [matches(text)] : []),
    ...(topic ? [sql`lower(c.tags::text)::text[] @> array[lower(${topic})]`] : []),
    ...(near ? [isNear(near)] : []),
    ...(after ? [sql`(${rank}, c.id) < (${after.rank}::bigint, ${after.id}::uuid)`] : []),
  ];
}

/**
 * `findableCommunities` for all there are: the largest of those anybody may find, by their index, and of one's own those
 * that only their people find.
 */
function isOnPage({ personId, limit }: ListQuery, some: Sql): RawBuilder<boolean> {
  const page = sql`order by c.member_count desc, c.id desc limit ${limit + 1}`;
  const privacy = personId ? sql`c.privacy <> 'HIDDEN'` : sql`c.privacy <> 'HIDDEN' and c.privacy = 'PUBLIC'`;
  const open = sql`select c.id from communities c
    where ${privacy} and c.archived_at is null and c.delete_after is null and ${some} ${page}`;
  const own = sql`select c.id from memberships me cross join lateral (
      select * from communities where id = me.community_id limit 1) c
    where me.person_id = ${personId} and (c.privacy = 'HIDDEN' or c.delete_after is not null)
      and c.archived_at is null and ${findableCommunities(personId)} and ${some} ${page}`;
  return personId
    ? sql<boolean>`c.id = any(array((${open}) union all (${own})))`
    : sql<boolean>`c.id = any(array(${open}))`;
}

function cards(db: Db, { personId, now }: ListQuery) {
  return db
    .selectFrom('communities as c')
    .leftJoin('memberships as me', (join) =>
      join.onRef('me.community_id', '=', 'c.id').on('me.person_id', '=', personId),
    )
    .select(['c.id', 'c.name', 'c.description', 'c.privacy', 'c.approval_required', 'c.tags', 'c.location'])
    .select([
      'c.rules',
      'c.join_question',
      'c.member_count',
      'c.version',
      'c.archived_at',
      'c.delete_after',
      'c.planning',
      'c.invitation_allowed',
      'me.state',
      'me.role',
    ])
    .select(
      sql<number>`(select count(*)::int from huddles h
          left join participations me on me.huddle_id = h.id and me.person_id = ${personId}::uuid
        where h.community_id = c.id and h.status = 'PUBLISHED' and ${isNotOver(now)}
          and ${readableHuddles(personId)})`.as('upcoming'),
    );
}

const MAX_FACES = 3;

interface FollowedMember {
  readonly id: string;
  readonly username: string | null;
  readonly display_name: string;
  readonly picture_media_id: string | null;
}

/**
 * Up to three members whom the viewer follows, by community. It begins with whom they follow, so that each is looked at
 * once for a whole page and not once a card.
 */
async function followedMembers(
  db: Db,
  personId: PersonId | null,
  communityIds: readonly CommunityId[],
): Promise<ReadonlyMap<CommunityId, readonly FollowedMember[]>> {
  if (!personId || communityIds.length === 0) return new Map();
  const { rows } = await sql<{ community_id: CommunityId; members: readonly FollowedMember[] }>`
    select known.community_id, json_agg(json_build_object('id', p.id, 'username', p.username,
      'display_name', p.display_name, 'picture_media_id', p.picture_media_id) order by known.place) as members
    from (
      select m.community_id, f.followee_id, row_number() over (partition by m.community_id order by f.since desc) as place
      from follows f
        cross join lateral (select community_id from memberships where person_id = f.followee_id
          and state = 'MEMBER' and community_id = any(${communityIds}::uuid[]) limit ${communityIds.length}) m
      where f.follower_id = ${personId} and f.state = 'FOLLOWING') known
    join people p on p.id = known.followee_id
    where known.place <= ${MAX_FACES} group by known.community_id`.execute(db);
  return new Map(rows.map(({ community_id, members }) => [community_id, members]));
}

/**
 * Every word typed begins a word of the name or the description; those of a private one only its name. A union, since
 * an `or` would use neither index.
 */
function matches(text: string) {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const wanted = words.map((word) => `${word}:*`).join(' & ');
  const byWords = wanted
    ? sql`union all select id from communities where privacy = 'PUBLIC'
        and to_tsvector('simple', name || ' ' || description) @@ to_tsquery('simple', ${wanted})`
    : sql``;
  return sql<boolean>`c.id = any(array(select id from communities where name ilike ${containing(text)} ${byWords}))`;
}

const KM_PER_DEGREE = 111.2;

/** Within a circle on a sphere; what has no place is nowhere near. */
function isNear({ lat, lng, within }: NonNullable<ListQuery['near']>) {
  const at = (axis: string) => sql`(c.location->>${sql.lit(axis)})::float8`;
  const degrees = within / KM_PER_DEGREE;
  return sql<boolean>`(c.location is not null and c.privacy = 'PUBLIC'
    and ${at('lat')} between ${lat - degrees} and ${lat + degrees}
    and km_between(${lat}, ${lng}, ${at('lat')}, ${at('lng')}) <= ${within})`;
}

export type ListRow = Awaited<ReturnType<typeof listCommunityRows>>[number];
