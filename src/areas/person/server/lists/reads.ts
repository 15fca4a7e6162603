import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { containing } from '#platform/server/db/like.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { ConnectionList } from '../../contract/relations.ts';
import type { FollowState } from '../../rules/relation.ts';
import type { FaceRow } from '../face.ts';

export interface ConnectionRow extends FaceRow {
  readonly since: Date;
  readonly mine: FollowState | null;
}

export interface ConnectionsQuery {
  readonly list: ConnectionList;
  /** Part of a name or username; everybody when left out. */
  readonly text: string | undefined;
  readonly after: { readonly at: Date; readonly id: string } | undefined;
  readonly most: number;
}

/** One page of a list of my own, newest first; who was suspended stands only where I may undo something. */
export async function listConnectionRows(
  db: DbOrTx,
  me: PersonId,
  { list, text, after, most }: ConnectionsQuery,
): Promise<ConnectionRow[]> {
  const like = text ? containing(text) : null;
  const mayBeGone = list === 'BLOCKED' || list === 'MUTED';
  const found = await sql<ConnectionRow>`
    select p.id, p.username, p.display_name, p.picture_media_id, l.since, mine.state as mine
    from (${sources[list](me)}) as l(id, since) join people p on p.id = l.id
    left join follows mine on mine.follower_id = ${me} and mine.followee_id = p.id
    where (${mayBeGone} or p.suspended_at is null)
      and (${like}::text is null or (p.username::text || ' ' || p.display_name) ilike ${like})
      and (${after?.at ?? null}::timestamptz is null or (l.since, p.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by l.since desc, p.id desc limit ${most + 1}`.execute(db);
  return found.rows;
}

const sources: Readonly<Record<ConnectionList, (me: PersonId) => RawBuilder<unknown>>> = {
  FOLLOWERS: (me) =>
    sql`select follower_id, since from follows where followee_id = ${me} and state = 'FOLLOWING'`,
  FOLLOWINGS: (me) =>
    sql`select followee_id, since from follows where follower_id = ${me} and state = 'FOLLOWING'`,
  REQUESTS: (me) =>
    sql`select follower_id, since from follows where followee_id = ${me} and state = 'REQUESTED'`,
  SENT: (me) => sql`select followee_id, since from follows where follower_id = ${me} and state = 'REQUESTED'`,
  BLOCKED: (me) => sql`select blocked_id, created_at from blocks where blocker_id = ${me}`,
  MUTED: (me) => sql`select muted_id, created_at from mutes where muter_id = ${me}`,
};
