import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { containing } from '#platform/server/db/like.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { ConnectionList } from '../../contract/relations.ts';
import type { FollowState } from '../../rules/relation.ts';
import type { FaceRow } from '../face.ts';
import { blockedPairSql, follows } from '../relations/reads.ts';

export interface ConnectionRow extends FaceRow {
  readonly since: Date;
  readonly mine: FollowState | null;
}

export interface ConnectionsQuery {
  readonly list: ConnectionList;
  /** Part of a name or username; everybody when left out. */
  readonly text: string | undefined;
  readonly after: { readonly at: Date; readonly id: string } | undefined;
  readonly limit: number;
}

/** One page of a list of my own, newest first; who was suspended stands only where I may undo something. */
export async function listConnectionRows(
  db: DbOrTx,
  me: PersonId,
  { list, text, after, limit }: ConnectionsQuery,
): Promise<ConnectionRow[]> {
  const { table, whose, who, since, condition } = sources[list];
  const mayBeGone = list === 'BLOCKED' || list === 'MUTED';
  const behind = after
    ? sql`and (l.${since}, l.${who}) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const among = text ? sql`and l.${who} in (select id from named)` : sql``;
  const found = await sql<ConnectionRow>`
    ${text ? namedLike(containing(text)) : sql``}
    select p.id, p.username, p.display_name, p.picture_media_id, l.${since} as since,
      (select mine.state from follows mine where mine.follower_id = ${me} and mine.followee_id = p.id) as mine
    from ${table} l cross join lateral (select * from people where id = l.${who} limit 1) p
    where l.${whose} = ${me} ${condition} ${behind} ${among} ${mayBeGone ? sql`` : sql`and p.suspended_at is null`}
    order by l.${since} desc, l.${who} desc limit ${limit + 1}`.execute(db);
  return found.rows;
}

/** Who is called so, found by the index of names; once, and not for each of the list. */
function namedLike(like: string): RawBuilder<unknown> {
  return sql`with named as materialized (select id from people where onboarded_at is not null
    and (username::text || ' ' || display_name) ilike ${like})`;
}

interface Source {
  readonly table: RawBuilder<unknown>;
  readonly whose: RawBuilder<unknown>;
  readonly who: RawBuilder<unknown>;
  readonly since: RawBuilder<unknown>;
  readonly condition: RawBuilder<unknown>;
}

const [follower, followee] = [sql.ref('follower_id'), sql.ref('followee_id')];
const received = { table: sql`follows`, whose: followee, who: follower, since: sql.ref('since') };
const sent = { table: sql`follows`, whose: follower, who: followee, since: sql.ref('since') };

const sources: Readonly<Record<ConnectionList, Source>> = {
  FOLLOWERS: { ...received, condition: sql`and l.state = 'FOLLOWING'` },
  FOLLOWINGS: { ...sent, condition: sql`and l.state = 'FOLLOWING'` },
  REQUESTS: { ...received, condition: sql`and l.state = 'REQUESTED'` },
  SENT: { ...sent, condition: sql`and l.state = 'REQUESTED'` },
  BLOCKED: {
    table: sql`blocks`,
    whose: sql.ref('blocker_id'),
    who: sql.ref('blocked_id'),
    since: sql.ref('created_at'),
    condition: sql``,
  },
  MUTED: {
    table: sql`mutes`,
    whose: sql.ref('muter_id'),
    who: sql.ref('muted_id'),
    since: sql.ref('created_at'),
    condition: sql``,
  },
};

/** Who follows whom of two; a side that is left out makes no difference, but one of them is asked for. */
interface Sides {
  /** I follow them. */
  readonly mine?: boolean;
  /** They follow me. */
  readonly theirs?: boolean;
}

export interface FollowRow extends FaceRow {
  readonly total: number;
}

/** Counted as far as anybody reads it. */
const MAX_COUNTED = 10_000;

/** People who stand so with me, newest first, as far as I may see them; `total` stands on each row. */
export async function listFollows(
  db: DbOrTx,
  me: PersonId,
  { mine, theirs }: Sides,
  limit: number,
): Promise<FollowRow[]> {
  const { whose, who, since } = mine ? sent : received;
  const [viewer, other] = [sql`${me}::uuid`, sql`p.id`];
  const back = mine ? follows(other, viewer) : follows(viewer, other);
  const wanted = mine ? theirs : mine;
  const found = await sql<FollowRow>`
    select id, username, display_name, picture_media_id, (count(*) over ())::int as total
    from (select p.id, p.username, p.display_name, p.picture_media_id, l.${since} as began from follows l
      cross join lateral (select * from people where id = l.${who} limit 1) p
      where l.${whose} = ${me} and l.state = 'FOLLOWING' and p.onboarded_at is not null and p.suspended_at is null
        and not ${blockedPairSql(viewer, other)} ${wanted === undefined ? sql`` : sql`and ${back} = ${wanted}`}
      order by l.${since} desc, l.${who} desc limit ${sql.lit(MAX_COUNTED)}) stand
    order by began desc, id desc limit ${limit}`.execute(db);
  return found.rows;
}
