import { type RawBuilder, sql } from 'kysely';
import { batchedQuery } from '#platform/server/db/batched-query.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { FollowState } from '../../rules/relation.ts';
import type { FaceRow } from '../face.ts';
import { blockedPairSql, mutes } from '../relations/reads.ts';
import { inSquare } from '../search/reads.ts';

export interface ProfileRow extends FaceRow {
  readonly id: PersonId;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly bio: string;
  readonly interests: string[];
  readonly place_name: string | null;
  readonly cover_media_id: string | null;
  readonly cover_rotation: number;
  readonly cover_scale: number;
  readonly cover_x: number;
  readonly cover_y: number;
  readonly date_of_birth: string | null;
  readonly trends_published: boolean;
  readonly clubs_shown: boolean;
  readonly companions_shown: boolean;
  readonly mine: FollowState | null;
  readonly since: Date | null;
  readonly theirs: FollowState | null;
  readonly muted: boolean;
  readonly followers: number;
  readonly followings: number;
}

const MAX_COUNTED = 10_000;

/**
 * Somebody through the viewer's eyes, in one statement; undefined when they are missing, suspended or blocked
 * either way, which look the same.
 */
export async function findProfile(
  db: DbOrTx,
  viewerId: PersonId,
  username: string,
): Promise<ProfileRow | undefined> {
  const [found] = await profileFor(db, { viewerId, username });
  return found;
}

const profileFor = batchedQuery(
  { viewerId: 'uuid', username: 'text' },
  ({ viewerId, username }: { viewerId: PersonId; username: string }) => {
    const me = sql`${viewerId}::uuid`;
    return sql<ProfileRow>`
    select p.id, p.username, p.display_name, p.first_name, p.last_name, p.bio, p.interests, p.place_name,
      p.picture_media_id, p.cover_media_id, p.cover_rotation, p.cover_scale, p.cover_x, p.cover_y,
      case when p.id = ${me} then to_char(p.date_of_birth, 'YYYY-MM-DD') end as date_of_birth,
      p.trends_published, p.clubs_shown, p.companions_shown, mine.state as mine, mine.since, theirs.state as theirs,
      ${mutes(me, sql`p.id`)} as muted, ${counted(sql`c.followee_id`)} as followers,
      ${counted(sql`c.follower_id`)} as followings
    from people p
    left join follows mine on mine.follower_id = ${me} and mine.followee_id = p.id
    left join follows theirs on theirs.followee_id = ${me} and theirs.follower_id = p.id
    where p.username = ${username}::citext and ${shown} and not ${blockedPairSql(sql`p.id`, me)}`;
  },
);

/** People others may know of: set up and not suspended. */
const shown = sql<boolean>`(p.onboarded_at is not null and p.suspended_at is null)`;

/** Counted as far as anybody reads it: somebody whom many follow costs no more than others. */
function counted(side: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*)::int from (select 1 from follows c
    where ${side} = p.id and c.state = 'FOLLOWING' limit ${sql.lit(MAX_COUNTED)}) counted)`;
}

export interface MutualRow extends FaceRow {
  readonly total: number;
}

/** Whom both follow, as far as the viewer may see them; `total` stands on each row. */
export async function listMutuals(
  db: DbOrTx,
  viewerId: PersonId,
  otherId: PersonId,
  limit: number,
): Promise<MutualRow[]> {
  const found = await sql<MutualRow>`
    select p.id, p.username, p.display_name, p.picture_media_id, (count(*) over ())::int as total
    from follows f
    join follows t on t.follower_id = ${otherId} and t.followee_id = f.followee_id and t.state = 'FOLLOWING'
    join people p on p.id = f.followee_id and ${shown}
    where f.follower_id = ${viewerId} and f.state = 'FOLLOWING'
    order by f.since desc, p.id limit ${limit}`.execute(db);
  return found.rows;
}

const FAME_COUNTED = 500;

/**
 * People whose place lies in the same coarse square as a point, or in one beside it. Squares and not circles:
 * moving the point about tells nobody's place more exactly than the name of a town does (PER-11).
 */
export async function listNear(
  db: DbOrTx,
  viewerId: PersonId,
  point: { readonly lat: number; readonly lng: number },
  limit: number,
): Promise<FaceRow[]> {
  const me = sql`${viewerId}::uuid`;
  const found = await sql<FaceRow>`
    select p.id, p.username, p.display_name, p.picture_media_id from people p
    where ${shown} and p.id <> ${me} ${inSquare(point)}
      and not ${blockedPairSql(sql`p.id`, me)}
    order by (select count(*) from (select 1 from follows c where c.followee_id = p.id
      and c.state = 'FOLLOWING' limit ${sql.lit(FAME_COUNTED)}) fame) desc, p.id
    limit ${limit}`.execute(db);
  return found.rows;
}

export interface TrailblazerRow extends FaceRow {
  readonly id: PersonId;
  readonly bio: string;
}

/** People who have said that visitors may see them and say something of themselves; those who hosted most first. */
export async function listTrailblazers(db: DbOrTx, limit: number): Promise<TrailblazerRow[]> {
  const found = await sql<TrailblazerRow>`
    select p.id, p.username, p.display_name, p.picture_media_id, p.bio from people p
    where p.shown_to_visitors and p.bio <> '' and ${shown}
    order by (select count(*) from (select 1 from huddles h where h.created_by = p.id and h.privacy = 'PUBLIC'
      and h.status = 'PUBLISHED' limit ${sql.lit(FAME_COUNTED)}) hosted) desc, p.id
    limit ${limit}`.execute(db);
  return found.rows;
}
