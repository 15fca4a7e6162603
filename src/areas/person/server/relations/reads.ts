import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { andAfter } from '#platform/server/db/page.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { FollowState, RelationState } from '../../rules/relation.ts';

type SqlPart = RawBuilder<unknown>;

/** Whether one of two people has blocked the other, as part of a query; both are expressions of ids (PER-9). */
export function blockedPairSql(one: SqlPart, other: SqlPart): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from blocks bb
    where (bb.blocker_id = ${one} and bb.blocked_id = ${other})
       or (bb.blocker_id = ${other} and bb.blocked_id = ${one}))`;
}

/**
 * Whether one person follows another by now, as part of a query; a request is not following. As a value: of what
 * only exists the planner might gather all whom somebody follows, to find one among thousands.
 */
export function follows(follower: SqlPart, followee: SqlPart): RawBuilder<boolean> {
  return sql<boolean>`coalesce((select ff.state = 'FOLLOWING' from follows ff where ff.follower_id = ${follower}
    and ff.followee_id = ${followee}), false)`;
}

/** Whether one person has muted another, as part of a query. */
export function mutes(muter: SqlPart, muted: SqlPart): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from mutes mm where mm.muter_id = ${muter} and mm.muted_id = ${muted})`;
}

/** Whom this person follows. */
export async function followeesOf(db: DbOrTx, personId: PersonId): Promise<PersonId[]> {
  const rows = await db
    .selectFrom('follows')
    .select('followee_id')
    .where('follower_id', '=', personId)
    .where('state', '=', 'FOLLOWING')
    .execute();
  return rows.map((row) => row.followee_id);
}

/** Who follows this person and wants to read them: one page, by their ids. */
export async function followersOf(
  db: DbOrTx,
  personId: PersonId,
  page: { readonly after: PersonId | undefined; readonly limit: number },
): Promise<PersonId[]> {
  const found = await sql<{ id: PersonId }>`select f.follower_id as id from follows f
    where f.followee_id = ${personId} and f.state = 'FOLLOWING' ${andAfter(sql`f.follower_id`, page.after)}
      and not ${mutes(sql`f.follower_id`, sql`f.followee_id`)}
    order by f.follower_id limit ${page.limit}`.execute(db);
  return found.rows.map((row) => row.id);
}

/** Whom this person does not want to read. */
export async function mutedBy(db: DbOrTx, personId: PersonId): Promise<PersonId[]> {
  const rows = await db.selectFrom('mutes').select('muted_id').where('muter_id', '=', personId).execute();
  return rows.map((row) => row.muted_id);
}

/** YES writes at once, ASK as a request that the other may decline; NO looks like a person who is not there. */
export type MayMessage = 'YES' | 'ASK' | 'NO';

/** Whether `senderId` may write to this person: at once to who follows them, to others as a request. */
export async function mayBeMessagedBy(
  db: DbOrTx,
  personId: PersonId,
  senderId: PersonId,
): Promise<MayMessage> {
  const [one, sender] = [sql`p.id`, sql`${senderId}::uuid`];
  const found = await sql<{ follows: boolean }>`
    select ${follows(one, sender)} as follows from people p
    where p.id = ${personId} and p.id <> ${sender} and p.onboarded_at is not null and p.suspended_at is null
      and not ${blockedPairSql(one, sender)}`.execute(db);
  const row = found.rows[0];
  if (!row) return 'NO';
  return row.follows ? 'YES' : 'ASK';
}

export interface Relation extends RelationState {
  readonly displayName: string;
}

/**
 * How the viewer and somebody else stand to each other, undefined when there is no such person. Both directions
 * change under one lock of the pair, so that nobody follows who is blocked at the same moment.
 */
export async function lockRelation(
  tx: Tx,
  viewerId: PersonId,
  otherId: PersonId,
): Promise<Relation | undefined> {
  const pair = [viewerId, otherId].sort().join(' ');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`relation ${pair}`}, 0))`.execute(tx);
  const found = await sql<RelationRow>`
    select p.display_name as "displayName", p.connection_approval_required as "approvalRequired",
      p.onboarded_at is null or p.suspended_at is not null as unseen,
      mine.state as mine, theirs.state as theirs, ${mutes(sql`${viewerId}`, sql`p.id`)} as muted,
      exists (select 1 from blocks b where b.blocker_id = ${viewerId} and b.blocked_id = p.id) as blocked,
      exists (select 1 from blocks b where b.blocked_id = ${viewerId} and b.blocker_id = p.id) as "blocksMe"
    from people p
    left join follows mine on mine.follower_id = ${viewerId} and mine.followee_id = p.id
    left join follows theirs on theirs.followee_id = ${viewerId} and theirs.follower_id = p.id
    where p.id = ${otherId}`.execute(tx);
  const row = found.rows[0];
  if (!row) return undefined;
  const { unseen, blocksMe, mine, theirs, ...rest } = row;
  return {
    ...rest,
    self: viewerId === otherId,
    hidden: unseen || blocksMe,
    mine: mine ?? 'NONE',
    theirs: theirs ?? 'NONE',
  };
}

interface RelationRow {
  readonly displayName: string;
  readonly approvalRequired: boolean;
  readonly unseen: boolean;
  readonly mine: FollowState | null;
  readonly theirs: FollowState | null;
  readonly muted: boolean;
  readonly blocked: boolean;
  readonly blocksMe: boolean;
}

/** Those of these people whom this person follows or has asked to, and which of the two. */
export function followedOrAsked(db: DbOrTx, personId: PersonId, ids: readonly PersonId[]) {
  return standings(db, ['follower_id', personId], ['followee_id', ids]);
}

/** Those of these people who follow this person or have asked to, and which of the two. */
export function followingOrAsking(db: DbOrTx, personId: PersonId, ids: readonly PersonId[]) {
  return standings(db, ['followee_id', personId], ['follower_id', ids]);
}

type Side = 'follower_id' | 'followee_id';

async function standings(
  db: DbOrTx,
  [side, personId]: readonly [Side, PersonId],
  [other, ids]: readonly [Side, readonly PersonId[]],
): Promise<ReadonlyMap<PersonId, FollowState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('follows')
    .select((eb) => [eb.ref(other).as('id'), 'state'])
    .where(side, '=', personId)
    .where(other, 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, state }) => [id, state]));
}
